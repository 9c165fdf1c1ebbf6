import { type KeyboardEvent, type UIEvent, useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import type { WorkPicture } from '#shared/artworks/contract.ts';
import { PAGE_SIZES } from '#shared/uploads/renditions.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { t } from '#client/lib/t.ts';

type Shown = WorkPicture & { title: string };

interface WorkPicturesProps {
  /** The work itself, by its first picture. */
  work: Shown;
  images: readonly WorkPicture[];
  index: number;
  onChoose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
}

/** What screen readers say of a picture that has no alternative text. */
export const altOf = ({ altText }: WorkPicture, title: string, index: number): string =>
  altText || (index === 0 ? title : t('{title}, picture {n}', { title, n: index + 1 }));

const SEVERAL = 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain sm:[--tall:72dvh]';
const placeIn = ({ scrollLeft, clientWidth }: HTMLElement): number => Math.round(scrollLeft / clientWidth);

/**
 * Never cropped, on a plain wall as wide as the column and as high as the first picture, whichever is shown, so that nothing
 * below it moves. Several are swiped on touch screens.
 */
export function WorkPictures({ work, images, index, onChoose, onKeyDown, onOpen }: WorkPicturesProps) {
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = track.current;
    // After a swipe it is there already.
    if (element && placeIn(element) !== index) element.scrollTo({ left: index * element.clientWidth });
  }, [index]);
  const several = images.length > 1 && {
    role: 'group',
    'aria-label': t('Pictures of this work'),
    tabIndex: 0,
    onKeyDown,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => onChoose(placeIn(currentTarget)),
  };
  return (
    <div ref={track} {...several} className={clsx('flex [scrollbar-width:none]', several && SEVERAL)}>
      {images.map((image, at) => (
        <div key={at === 0 ? 'first' : image.imageUrl} className="relative w-full shrink-0 snap-start">
          <Picture
            work={at === 0 ? work : { ...image, title: work.title }}
            alt={altOf(image, work.title, at)}
            sizes={PAGE_SIZES}
            isBare
            onClick={onOpen}
            {...(at === 0 ? firstLook(work) : LATER_LOOK)}
          />
        </div>
      ))}
    </div>
  );
}

const firstLook = ({ width, height }: Shown) => ({
  fetchPriority: 'high' as const,
  // Reserves the image's space before it loads, so that nothing below it moves.
  style: { aspectRatio: width / height, width: `min(100%, var(--tall, 76dvh) * ${width / height})` },
  className: 'mx-auto h-auto cursor-zoom-in',
});
const LATER_LOOK = {
  loading: 'lazy' as const,
  className: 'absolute inset-0 size-full cursor-zoom-in object-contain',
};
