import type { CSSProperties } from 'react';
import { Heart } from 'lucide-react';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { aiLabel } from '#client/ui/making-names.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { count, shortUsd } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { useLike } from '../use-like.ts';
import * as texts from './texts.ts';

interface ArtworkCardProps {
  artwork: Artwork;
  isEager?: boolean;
  /** From `layRows`, if it lays out the row. */
  style?: CSSProperties | undefined;
  /** Called before its link is followed, so that the list can be remembered. */
  onOpen?: () => void;
}

/** A work in a gallery row: the like button shows on hover and focus, and always on touch devices. */
export function ArtworkCard({ artwork, isEager = false, style, onOpen }: ArtworkCardProps) {
  const like = useLike();
  const { id, title, width, height, isLiked, likesCount } = artwork;
  const ratio = width / height;
  const ai = aiLabel(artwork);
  return (
    <li className="group @container relative" style={{ ['--ar' as string]: ratio, ...style }}>
      <div
        className="relative overflow-hidden rounded-art bg-raised shadow-art"
        style={{ aspectRatio: ratio }}
      >
        <Picture
          work={artwork}
          loading={isEager ? 'eager' : 'lazy'}
          sizes="(width < 40rem) 92vw, 400px"
          isBare
          className="size-full object-cover transition-transform duration-500 ease-out motion-safe:group-hover:scale-[1.025]"
        />
        {/* The scrim is only behind the controls. */}
        <div
          aria-hidden
          className="reveal pointer-events-none absolute inset-x-0 top-0 h-20 bg-linear-to-b from-ink/60 to-transparent"
        />
        {artwork.isNftAvailable && (
          <span className="absolute bottom-2.5 left-2.5 rounded-full bg-ink/80 px-2 py-0.5 text-2xs font-semibold text-paper">
            {texts.nft}
          </span>
        )}
      </div>
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={texts.likeWithCount(title, likesCount)}
        onClick={() => like(artwork)}
        className="reveal absolute top-2.5 right-2.5 z-10 inline-flex h-9 min-w-11 after:absolute after:-inset-1 items-center justify-center gap-1.5 rounded-full bg-ink/80 px-3 text-xs font-semibold text-paper hover:bg-ink aria-pressed:text-accent"
      >
        <Heart size={16} className={clsx(isLiked && 'fill-current')} aria-hidden />
        <span className="num">{count(likesCount)}</span>
      </button>
      <div className="mt-2.5 flex items-start justify-between gap-x-3 max-sm:flex-col">
        <div className="min-w-0 flex-1 max-sm:w-full">
          <h3 dir="auto" className="truncate font-sans text-sm font-semibold">
            <Link
              href={paths.artwork(id)}
              onClick={onOpen}
              className="after:absolute after:inset-0 after:rounded-art"
            >
              {title}
            </Link>
          </h3>
          <p className="flex gap-x-1.5 text-xs text-mute">
            <span className="truncate">{displayName(artwork.user)}</span>
            {ai && (
              <span className="shrink-0">
                · {texts.ai}
                <span className="sr-only">{ai.slice(2)}</span>
              </span>
            )}
          </p>
        </div>
        <Price artwork={artwork} />
      </div>
    </li>
  );
}

function Price({ artwork }: { artwork: Artwork }) {
  const line = 'shrink-0 pt-px text-xs text-paper';
  if (artwork.isSold) {
    return (
      <p className={clsx(line, 'inline-flex items-center gap-1.5')}>
        <span aria-hidden className="size-2 rounded-full bg-accent" />
        {texts.sold}
      </p>
    );
  }
  if (!artwork.isForSale) return null;
  return artwork.price ? (
    <p className={clsx(line, 'num')}>{shortUsd(artwork.price)}</p>
  ) : (
    <p className={line}>{texts.priceOnRequest}</p>
  );
}
