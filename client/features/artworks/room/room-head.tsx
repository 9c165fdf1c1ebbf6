import { Dialog } from 'radix-ui';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { SoldMark } from '#client/ui/base/sold-mark.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { sizeText } from '#client/lib/work-size.ts';

/** The label: a screen reader hears it when the work changes. */
export function RoomHead({ artwork }: { artwork: ArtworkDetail | undefined }) {
  if (!artwork) return <Dialog.Title className="sr-only">{t('View in a room')}</Dialog.Title>;
  const price = artwork.isSold ? (
    <SoldMark className="text-base" />
  ) : (
    artwork.isForSale && artwork.price && shortUsd(artwork.price)
  );
  return (
    <>
      <div role="status" className="min-w-0 flex-1 leading-snug">
        <Dialog.Title dir="auto" className="truncate font-sans text-base font-semibold">
          {artwork.title}
        </Dialog.Title>
        <p dir="auto" className="truncate text-xs text-mute">
          <span className="max-sm:hidden">{displayName(artwork.user)}, </span>
          <span className="num">{sizeText(artwork) ?? t('Size not given')}</span>
          {price && <span className="num text-paper sm:hidden"> · {price}</span>}
        </p>
      </div>
      {price && <p className="num text-base text-paper max-sm:hidden">{price}</p>}
    </>
  );
}
