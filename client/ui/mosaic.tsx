import { clsx } from 'clsx';
import { renditionUrl } from '#client/lib/asset-url.ts';

interface MosaicProps {
  /** The first is large. */
  pictures: readonly { imageUrl: string }[];
  isSmall?: boolean;
  className?: string;
}

/** Up to three works of a collection on one sheet; their places stay when there are fewer. */
export const Mosaic = ({ pictures, isSmall = false, className }: MosaicProps) => (
  <div
    aria-hidden
    className={clsx(
      'grid grid-cols-[2fr_1fr] grid-rows-2 overflow-hidden',
      isSmall ? 'gap-px rounded-xs' : 'gap-1.5 rounded-art',
      className,
    )}
  >
    {[0, 1, 2].map((index) => {
      const picture = pictures[index];
      const place = clsx('size-full min-h-0 bg-raised object-cover', index === 0 && 'row-span-2');
      return picture ? (
        <img
          key={index}
          src={renditionUrl(picture.imageUrl, index === 0 && !isSmall ? 'card' : 'thumb')}
          alt=""
          loading="lazy"
          className={place}
        />
      ) : (
        <span key={index} className={place} />
      );
    })}
  </div>
);
