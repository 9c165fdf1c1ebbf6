import { type ComponentProps, Suspense } from 'react';
import { Truck } from 'lucide-react';
import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { NftBadge } from '#client/ui/nft-badge.tsx';
import { SoldMark } from '#client/ui/base/sold-mark.tsx';
import { day, shortUsd, usd } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { atAgreedPrice } from '#client/lib/agreed-price.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { WorkOffer } from '#client/features/offers/public.ts';
import { fill } from '#client/lib/sentence.ts';
import { OwnWork } from './own-work.tsx';
import * as texts from './texts.ts';

const CertificateLine = lazyPart(() => import('./certificate-line.tsx'));
const EditionLine = lazyPart(() => import('./edition-line.tsx'));
const OrderLink = lazyPart(() => import('./order-link.tsx'));
const Reserved = lazyPart(() => import('./reserved.tsx'));
const NotSelling = lazyPart(() => import('./not-selling.tsx'));

interface PriceBlockProps {
  artwork: ArtworkDetail;
  viewer: CurrentUser;
  /** Whether the site takes payments. */
  isSelling: boolean;
}

/** The price and the artist's part of it, with cents on both or neither. */
function amountsOf({ price, artistAmount }: ArtworkDetail): { price: string; share: string } {
  const [whole, part] = [price ?? 0, artistAmount ?? price ?? 0];
  const write = [whole, part].every((amount) => Number(amount) % 1 === 0) ? shortUsd : usd;
  return { price: write(whole), share: write(part) };
}

/** What the work costs and how to buy it; on the member's own work, how to change that. */
export const PriceBlock = ({ artwork: work, viewer, isSelling }: PriceBlockProps) => {
  const artwork = atAgreedPrice(work);
  const isOwn = artwork.userId === viewer.id;
  return (
    <div>
      {artwork.isSold ? <Sold artwork={artwork} isOwn={isOwn} /> : <Offer artwork={artwork} isOwn={isOwn} />}
      <Suspense fallback={null}>
        {(artwork.agreed || (artwork.onHoldUntil && (isOwn || !artwork.price))) && (
          <Reserved artwork={artwork} />
        )}
        {!isSelling && !isOwn && artwork.isForSale && artwork.price && <NotSelling />}
      </Suspense>
      {isOwn ? (
        <OwnWork artwork={artwork} member={viewer} />
      ) : (
        <>
          {isSelling && !artwork.price && <OfferAt artwork={artwork} place="only" />}
          <WayToIt artwork={artwork} isSelling={isSelling} />
          {isSelling && artwork.price && <OfferAt artwork={artwork} place="column" />}
          {isSelling && artwork.price && artwork.isForSale && !artwork.isSold && (
            <Suspense fallback={<div className={artwork.edition ? 'mt-4 h-[3.25rem]' : 'mt-4 h-[1.4rem]'} />}>
              <CertificateLine edition={artwork.edition} />
            </Suspense>
          )}
        </>
      )}
      {!artwork.isSold && <Order artwork={artwork} isOwn={isOwn} />}
    </div>
  );
};

const mayOffer = ({ isOpenToOffers, isForSale, agreed, onHoldUntil }: ArtworkDetail): boolean =>
  isOpenToOffers && isForSale && !agreed && !onHoldUntil;

const OfferAt = (props: ComponentProps<typeof WorkOffer>) => (
  <Suspense fallback={null}>{mayOffer(props.artwork) && <WorkOffer {...props} />}</Suspense>
);

/** Credited photographers cannot be messaged. */
function WayToIt({ artwork, isSelling }: Omit<PriceBlockProps, 'viewer'>) {
  const { artist, isSold, isForSale, price } = artwork;
  if (!isSold && !isForSale) return null;
  if (!isSold && price && isSelling) return <Purchase artwork={artwork} />;
  if (artist.isCreditProfile) return null;
  return (
    <MessageButton person={artist} size="lg" className="mt-5 w-full px-4!">
      <span className="min-w-0 truncate">
        {isSold ? texts.askAboutACommission(artist.firstName ?? displayName(artist)) : texts.message}
      </span>
    </MessageButton>
  );
}

function Offer({ artwork, isOwn }: { artwork: ArtworkDetail; isOwn: boolean }) {
  if (!artwork.isForSale) {
    return (
      <div className="flex items-center justify-between gap-4">
        <p className="text-base text-soft">{texts.notForSale}</p>
        {artwork.isNftAvailable && <NftBadge>{texts.nftAvailable}</NftBadge>}
      </div>
    );
  }
  const { price, share } = amountsOf(artwork);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        {artwork.price ? (
          <p className="num text-[2rem] leading-none font-semibold text-paper">{price}</p>
        ) : (
          <p className="font-display text-xl font-semibold text-paper">{texts.priceOnRequest}</p>
        )}
        <Suspense fallback={null}>
          {artwork.edition && <EditionLine edition={artwork.edition} part="left" />}
        </Suspense>
        {artwork.isNftAvailable && <NftBadge>{texts.nftAvailable}</NftBadge>}
      </div>
      {artwork.price && (
        <p dir="auto" className="mt-2 text-sm wrap-anywhere text-mute">
          {isOwn
            ? fill(texts.youReceive, { share: <span className="num text-soft">{share}</span> })
            : fill(texts.receives, {
                firstName: artwork.user.firstName ?? displayName(artwork.user),
                share: <span className="num text-soft">{share}</span>,
              })}
          <Suspense fallback={null}>
            {artwork.edition && !isOwn && <EditionLine edition={artwork.edition} part="next" />}
          </Suspense>
        </p>
      )}
      {artwork.isPhysical && <Delivery artwork={artwork} />}
    </>
  );
}

/** For a physical work: where it ships from, and the delivery cost. */
function Delivery({ artwork: { artist, deliveryCost } }: { artwork: ArtworkDetail }) {
  return (
    <p dir="auto" className="mt-2 flex items-start gap-2 text-sm wrap-anywhere text-mute">
      <Truck size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        {artist.city
          ? fill(texts.shipsFrom, {
              city: artist.city,
              deliveryCost:
                Number(deliveryCost) > 0 ? (
                  <span className="num text-soft">{shortUsd(deliveryCost)}</span>
                ) : (
                  texts.free
                ),
            })
          : fill(texts.shippedByTheArtist, {
              deliveryCost:
                Number(deliveryCost) > 0 ? (
                  <span className="num text-soft">{shortUsd(deliveryCost)}</span>
                ) : (
                  texts.free
                ),
            })}
      </span>
    </p>
  );
}

function Purchase({ artwork }: { artwork: ArtworkDetail }) {
  if (!artwork.isReserved) {
    return (
      // Below 1024 px it sticks above the bottom bar, always within reach.
      <div className="mt-5 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:mt-0 max-lg:flex max-lg:items-center max-lg:gap-3 max-lg:border-t max-lg:border-line max-lg:bg-ink/95 max-lg:px-4 max-lg:py-2.5 max-lg:backdrop-blur">
        <span aria-hidden className="num text-xl text-paper lg:hidden">
          {amountsOf(artwork).price}
        </span>
        <OfferAt artwork={artwork} place="bar" />
        <Button asChild size="lg" className="w-full max-lg:h-12! max-lg:w-auto! max-lg:flex-1 max-lg:px-4!">
          <Link href={paths.checkout(artwork.id)}>{texts.purchase}</Link>
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<div className="mt-5 h-13" />}>
      <Reserved artwork={artwork} hasButton />
    </Suspense>
  );
}

const Sold = ({ artwork, isOwn }: { artwork: ArtworkDetail; isOwn: boolean }) => (
  <>
    <div className="flex items-baseline justify-between gap-4">
      <SoldMark className="text-2xl" />
      {artwork.edition ? (
        <Suspense fallback={null}>
          <EditionLine edition={artwork.edition} part="left" />
        </Suspense>
      ) : (
        artwork.soldPrice && <span className="num text-base text-mute">{shortUsd(artwork.soldPrice)}</span>
      )}
    </div>
    {artwork.soldAt && !artwork.edition && (
      <p className="mt-1.5 text-sm text-mute">{texts.soldToACollectorOn(day(artwork.soldAt))}</p>
    )}
    <Order artwork={artwork} isOwn={isOwn} />
  </>
);

const Order = ({ artwork: { orderId }, isOwn }: { artwork: ArtworkDetail; isOwn: boolean }) => (
  <Suspense fallback={<div className="mt-5 h-13" />}>
    {orderId && <OrderLink orderId={orderId} isOwn={isOwn} />}
  </Suspense>
);
