import { type ComponentProps, Suspense } from 'react';
import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ActionBar } from '#client/ui/frame.tsx';
import { NftBadge } from '#client/ui/nft-badge.tsx';
import { SoldMark } from '#client/ui/base/sold-mark.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { useCountry } from '#client/lib/country.ts';
import { type Destination, destinationOf } from '#client/lib/delivery.ts';
import { atAgreedPrice } from '#client/lib/agreed-price.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { DeliveryLine } from '#client/features/delivery/public.ts';
import { OfferPlace, WorkOffer } from '#client/features/offers/public.ts';
import { t, tx } from '#client/lib/t.ts';
import { editionText } from './edition.ts';

const OwnWork = lazyPart(() => import('./own-work.tsx'));
const OrderLink = lazyPart(() => import('./order-link.tsx'));
const Reserved = lazyPart(() => import('./reserved.tsx'));
const NotSelling = lazyPart(() => import('./not-selling.tsx'));
const PinButton = lazyPart(() => import('./pinned/pin-button.tsx'));
const loadAway = () => import('./away.tsx');
const Away = lazyPart(loadAway);
const OwnAway = lazyPart(() => loadAway().then((m) => ({ default: m.OwnAway })));
const NotDelivered = lazyPart(() => import('./not-delivered.tsx'));
const ComeBack = lazyPart(() => loadAway().then((m) => ({ default: m.ComeBack })));

interface PriceBlockProps {
  artwork: ArtworkDetail;
  viewer: CurrentUser;
  /** Whether the site takes payments. */
  isSelling: boolean;
}

/** Shows the price and how to buy the work; on the member's own work, how to change that. */
export const PriceBlock = ({ artwork: work, viewer, isSelling }: PriceBlockProps) => {
  const artwork = atAgreedPrice(work);
  const isOwn = artwork.userId === viewer.id;
  const away = isSelling ? whileAway(artwork) : null;
  const to = destinationOf(artwork, useCountry());
  const isOnSale = isSelling && artwork.isForSale && !artwork.isSold;
  const isOff = isOnSale && !isOwn && to.state === 'none';
  return (
    <div>
      {artwork.isSold ? <Sold artwork={artwork} isOwn={isOwn} /> : <Offer artwork={artwork} isOwn={isOwn} />}
      <Suspense fallback={null}>
        {(artwork.agreed || (artwork.onHoldUntil && (isOwn || !artwork.price))) && (
          <Reserved artwork={artwork} />
        )}
        {!isSelling && !isOwn && artwork.isForSale && artwork.price && <NotSelling />}
      </Suspense>
      {isOnSale && (artwork.agreed ? to.days : artwork.delivery) && (
        <Suspense fallback={<div className={`mt-5 ${isOwn ? 'h-5' : 'h-9'}`} />}>
          <DeliveryLine artwork={artwork} isOwn={isOwn} />
        </Suspense>
      )}
      {isOwn ? (
        <>
          <Suspense fallback={<div className="mt-5 h-21" />}>{away && <OwnAway artwork={away} />}</Suspense>
          <Suspense fallback={<div className="mt-5 h-13 first:mt-0" />}>
            <OwnWork artwork={artwork} member={viewer} />
          </Suspense>
          <Suspense fallback={<div className="mt-3 h-13" />}>{away && <ComeBack />}</Suspense>
          <Suspense fallback={<div className="mt-2 h-11" />}>
            {!artwork.isHidden && <PinButton artwork={artwork} />}
          </Suspense>
        </>
      ) : (
        <>
          <Suspense fallback={<div className="mt-5 h-34" />}>{away && <Away artwork={away} />}</Suspense>
          {isOff && !away && (
            <Suspense fallback={<div className="mt-5 h-13" />}>
              <NotDelivered artwork={artwork} country={to.country!} />
            </Suspense>
          )}
          {isSelling && !isOff && !artwork.price && <OfferAt artwork={artwork} place="only" />}
          {!((away || isOff) && artwork.price) && <WayToIt artwork={artwork} isSelling={isSelling} to={to} />}
          {isSelling && !isOff && artwork.price && <OfferAt artwork={artwork} place="column" />}
        </>
      )}
    </div>
  );
};

/** The work, if it could be bought now were its artist not away. What was agreed on before can be paid. */
const whileAway = ({ backOn, ...artwork }: ArtworkDetail) =>
  backOn && artwork.isForSale && !artwork.agreed && (artwork.price || artwork.isOpenToOffers)
    ? { ...artwork, backOn }
    : null;

const mayOffer = ({ isOpenToOffers, isForSale, agreed, onHoldUntil }: ArtworkDetail): boolean =>
  isOpenToOffers && isForSale && !agreed && !onHoldUntil;

const OfferAt = (props: ComponentProps<typeof WorkOffer>) => (
  <Suspense fallback={<OfferPlace place={props.place} />}>
    {mayOffer(props.artwork) && <WorkOffer {...props} />}
  </Suspense>
);

/** Credited photographers cannot be messaged. */
function WayToIt({ artwork, isSelling, to }: Omit<PriceBlockProps, 'viewer'> & { to: Destination }) {
  const { artist, isSold, isForSale, price } = artwork;
  if (!isSold && !isForSale) return null;
  if (!isSold && price && isSelling) return <Purchase artwork={artwork} to={to} />;
  if (artist.isCreditProfile) return null;
  return (
    <MessageButton person={artist} size="lg" className="mt-5 w-full px-4!">
      <span className="min-w-0 truncate">
        {isSold ? t('Ask {name} about a custom piece', { name: displayName(artist) }) : t('Message')}
      </span>
    </MessageButton>
  );
}

function Offer({ artwork, isOwn }: { artwork: ArtworkDetail; isOwn: boolean }) {
  if (!artwork.isForSale) {
    return (
      <div className="flex items-center justify-between gap-4">
        <p className="text-base text-soft">{t('Not for sale')}</p>
        {artwork.isNftAvailable && <NftBadge>{t('NFT Available')}</NftBadge>}
      </div>
    );
  }
  const { price, edition, artistAmount } = artwork;
  const share = price && <span className="num text-soft">{shortUsd(artistAmount ?? price)}</span>;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        {price ? (
          <p className="num text-[2rem] leading-none text-paper">{shortUsd(price)}</p>
        ) : (
          <p className="font-display text-xl font-semibold text-paper">{t('Price on request')}</p>
        )}
        {artwork.isNftAvailable && <NftBadge>{t('NFT Available')}</NftBadge>}
        {edition && <p className="ml-auto text-sm text-soft">{editionText(edition)}</p>}
      </div>
      {price && (
        <p dir="auto" className="mt-2 text-sm wrap-anywhere text-mute">
          {isOwn
            ? tx('You receive {share}.', { share })
            : tx('{name} receives {share}.', { name: displayName(artwork.user), share })}
        </p>
      )}
    </>
  );
}

function Purchase({ artwork, to }: { artwork: ArtworkDetail; to: Destination }) {
  const { price, isPhysical } = artwork;
  if (!artwork.isReserved) {
    return (
      <ActionBar className="lg:mt-5">
        <span aria-hidden className="mr-auto leading-tight whitespace-nowrap lg:hidden">
          <span className="num block text-lg text-paper">{shortUsd(price ?? 0)}</span>
          {isPhysical && to.state === 'delivered' && Number(to.cost) > 0 && (
            <span className="block text-2xs text-mute">
              {tx('+ {cost} shipping', { cost: <span className="num">{shortUsd(to.cost)}</span> })}
            </span>
          )}
        </span>
        <OfferAt artwork={artwork} place="bar" />
        <Button asChild size="lg" className="w-full flex-1 max-lg:h-11! max-lg:px-4!">
          <Link href={paths.checkout(artwork.id)}>{t('Purchase')}</Link>
        </Button>
      </ActionBar>
    );
  }
  return (
    <Suspense fallback={<div className="mt-5 h-21" />}>
      <Reserved artwork={artwork} hasButton />
    </Suspense>
  );
}

const Sold = ({ artwork, isOwn }: { artwork: ArtworkDetail; isOwn: boolean }) => (
  <>
    <div className="flex items-baseline justify-between gap-4">
      <SoldMark className="text-2xl" />
      {artwork.edition ? (
        <span className="text-sm text-soft">{editionText(artwork.edition)}</span>
      ) : (
        artwork.soldPrice && <span className="num text-base text-mute">{shortUsd(artwork.soldPrice)}</span>
      )}
    </div>
    {artwork.soldAt && !artwork.edition && (
      <p className="mt-1.5 text-sm text-mute">
        {t('Sold to a collector on {soldAt}.', { soldAt: day(artwork.soldAt) })}
      </p>
    )}
    <Order artwork={artwork} isOwn={isOwn} />
  </>
);

const Order = ({ artwork: { orderId }, isOwn }: { artwork: ArtworkDetail; isOwn: boolean }) => (
  <Suspense fallback={<div className="mt-5 h-13" />}>
    {orderId && <OrderLink orderId={orderId} isOwn={isOwn} />}
  </Suspense>
);
