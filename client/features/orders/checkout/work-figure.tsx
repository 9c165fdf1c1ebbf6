import { displayName } from '#shared/kernel/names.ts';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { NftBadge } from '#client/ui/nft-badge.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { usd } from '#client/lib/format.ts';
import type { OfferedArtwork } from './use-offer.ts';
import * as texts from './texts.ts';

/** The work with its label and price: image, title, category, medium. */
export const WorkFigure = ({ artwork }: { artwork: OfferedArtwork }) => (
  <figure className="self-start xl:sticky xl:top-[calc(var(--nav)+32px)]">
    <Picture
      work={artwork}
      sizes="(width < 80rem) 100vw, 60vw"
      className="h-auto max-h-[340px] w-full object-cover object-center sm:max-h-[480px] xl:max-h-[82dvh] xl:w-auto xl:max-w-full xl:object-contain"
    />
    <figcaption className="mt-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 text-sm leading-snug text-mute">
        <span className="block font-semibold text-paper">{displayName(artwork.user)}</span>
        <em dir="auto" className="block wrap-anywhere text-soft">
          {artwork.title}
        </em>
        {artwork.medium && <span className="block">{artwork.medium}</span>}
        {artwork.edition && <span className="block">{texts.editionOf(artwork.edition.size)}</span>}
        <span className="block">{texts.certificateIncluded}</span>
        <p className="mt-2.5 flex items-center gap-3 text-xs text-mute">
          <CategoryDot category={artwork.category} />
          {artwork.isNftAvailable && <NftBadge>{texts.nftAvailable}</NftBadge>}
        </p>
      </div>
      <p className="sm:text-right">
        <span className="num block text-xl font-semibold text-paper">{usd(artwork.price)}</span>
        {artwork.isPhysical && (
          <span className="mt-0.5 block text-xs text-mute">
            {Number(artwork.deliveryCost) > 0
              ? texts.andDelivery(usd(artwork.deliveryCost))
              : texts.deliveryIncluded}
          </span>
        )}
      </p>
    </figcaption>
  </figure>
);
