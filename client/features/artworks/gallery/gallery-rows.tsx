import { type ReactNode, memo } from 'react';
import type { Artwork } from '#shared/artworks/contract.ts';
import { rememberList } from '#client/lib/came-from.ts';
import { t } from '#client/lib/t.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ArtworkCard } from './artwork-card.tsx';
import { layRows } from '#shared/artworks/lay-rows.ts';

interface GalleryRowsProps {
  works: readonly Artwork[];
  label?: string;
  isFirst?: boolean;
  /** Before the artist's name of that many first works. */
  marked?: { first: number; mark: ReactNode };
  beforeTitle?: ReactNode;
  /** Called before a work is opened; without it, these works are the list it is one of. */
  onOpen?: () => void;
}

/** One page of a gallery with its own rows, which do not change when the next page arrives. */
export const GalleryRows = memo(function GalleryRows({
  works,
  label,
  isFirst,
  marked,
  beforeTitle,
  onOpen,
}: GalleryRowsProps) {
  const styles = layRows(works.map(({ width, height }) => width / height));
  return (
    <ul aria-label={label} className="wall-rows">
      {works.map((artwork, index) => (
        <ArtworkCard
          key={artwork.id}
          artwork={artwork}
          style={styles[index]}
          isEager={isFirst === true && index < 4}
          isTop={isFirst === true && index === 0}
          onOpen={onOpen ?? (() => rememberList(works.map(({ id }) => id)))}
          beforeTitle={beforeTitle}
          mark={marked && index < marked.first && marked.mark}
        />
      ))}
    </ul>
  );
});

/** Ratios of a typical gallery. */
const RATIOS = [1.33, 0.8, 1.78, 0.75, 1.33, 1.5, 0.8, 1, 1.33, 1.6, 0.8, 1.33];

/** Placeholders of a page that is loading. */
export function GallerySkeleton({ count = RATIOS.length }: { count?: number }) {
  const ratios = RATIOS.slice(0, count);
  const styles = layRows(ratios);
  return (
    <ul aria-label={t('Loading')} className="wall-rows">
      {ratios.map((ratio, index) => (
        <li key={index} style={styles[index]}>
          <div className="skeleton rounded-art" style={{ aspectRatio: ratio }} />
          <Skeleton className="mt-3 h-4 w-2/3" />
          <Skeleton className="mt-1.5 h-3.5 w-1/3" />
        </li>
      ))}
    </ul>
  );
}
