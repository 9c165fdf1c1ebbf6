import type { ComponentProps } from 'react';
import { clsx } from 'clsx';
import { srcSetOf } from '#shared/uploads/renditions.ts';
import { assetHost, renditionUrl } from '#client/lib/asset-url.ts';
import { averageColor } from '#client/lib/placeholder.ts';

interface Pictured {
  imageUrl: string;
  title: string;
  altText: string | null;
  width: number;
  height: number;
  placeholder?: string;
}
type PictureProps = {
  work: Pictured;
  /** Leaves rounded corners and shadow to the container. */
  isBare?: boolean;
} & Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'>;

/** A work at its own aspect ratio, from the smallest rendition that fills `sizes`; nothing moves while it loads. */
export function Picture({ work, isBare, className, alt, sizes, style, ...rest }: PictureProps) {
  return (
    <img
      src={renditionUrl(work.imageUrl, 'card')}
      srcSet={srcSetOf(work, assetHost())}
      sizes={sizes ?? '(width < 40rem) 100vw, 400px'}
      alt={alt ?? (work.altText || work.title)}
      width={work.width}
      height={work.height}
      decoding="async"
      style={isBare ? style : { backgroundColor: averageColor(work.placeholder), ...style }}
      className={clsx(!isBare && 'rounded-art bg-raised shadow-art', className)}
      {...rest}
    />
  );
}
