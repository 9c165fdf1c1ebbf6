import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/contracts/artworks.ts';
import { displayName } from '#shared/rules/names.ts';
import { Button } from '#client/components/ui/button.tsx';
import { NftBadge } from '#client/components/ui/nft-badge.tsx';
import { SoldMark } from '#client/components/ui/sold-mark.tsx';
import { longDay, shortUsd } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';

interface PriceBlockProps {
  artwork: ArtworkDetail;
  isOwn: boolean;
  /** The site takes payments. */
  isSelling: boolean;
}

/** What the work costs and whether it can be had: sold, for sale, price on request, or nothing at all. */
export function PriceBlock({ artwork, isOwn, isSelling }: PriceBlockProps) {
  if (artwork.isSold) return <Sold artwork={artwork} />;
  if (!artwork.isForSale) return artwork.isNftAvailable ? <NftBadge>NFT Available</NftBadge> : null;
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        {artwork.price ? (
          <p className="num text-[2rem] leading-none text-paper">{shortUsd(artwork.price)}</p>
        ) : (
          <p className="font-display text-xl font-semibold text-paper">Price on request</p>
        )}
        {artwork.isNftAvailable && <NftBadge>NFT Available</NftBadge>}
      </div>
      {artwork.price && (
        <p className="mt-2 text-sm text-mute">
          <span className="num text-soft">{shortUsd(artwork.artistAmount ?? artwork.price)}</span> of it goes
          to {isOwn ? 'you' : (artwork.user.firstName ?? displayName(artwork.user))}.
        </p>
      )}
      {artwork.price && isSelling && !isOwn && <Purchase artwork={artwork} />}
    </div>
  );
}

function Purchase({ artwork }: { artwork: ArtworkDetail }) {
  if (!artwork.isReserved) {
    return (
      <Button asChild size="lg" className="mt-5 w-full">
        <Link href={paths.checkout(artwork.id)}>Purchase</Link>
      </Button>
    );
  }
  return (
    <>
      <Button size="lg" className="mt-5 w-full" disabled aria-describedby="reserved">
        Purchase
      </Button>
      <p id="reserved" className="mt-3 text-sm text-soft">
        Somebody else is buying this artwork right now. Try again in a few minutes.
      </p>
    </>
  );
}

const Sold = ({ artwork }: { artwork: ArtworkDetail }) => (
  <div>
    <div className="flex items-baseline justify-between gap-4">
      <SoldMark className="text-2xl" />
      {artwork.soldPrice && <span className="num text-base text-mute">{shortUsd(artwork.soldPrice)}</span>}
    </div>
    {artwork.soldAt && (
      <p className="mt-1.5 text-sm text-mute">It went home with a collector on {longDay(artwork.soldAt)}.</p>
    )}
  </div>
);
