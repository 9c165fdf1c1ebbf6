import type { CSSProperties, ReactNode } from 'react';
import { Heart } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { Artwork } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { aiLabel } from '#client/ui/making-names.ts';
import { CARD_SIZES } from '#shared/uploads/renditions.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { count, shortUsd } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { useLike } from '../use-like.ts';

interface CardProps {
  artwork: Artwork;
  isEager?: boolean;
  /** Fetched before all others. */
  isTop?: boolean;
  /** Called before its link is followed, so that the list can be remembered. */
  onOpen?: () => void;
  /** Instead of like and save, over the picture. */
  controls?: ReactNode;
  /** Shown at the bottom of the picture. */
  tag?: string | undefined;
  /** Below the artist. */
  note?: string | null;
  /** Before the artist. */
  mark?: ReactNode;
  beforeTitle?: ReactNode;
}

interface ArtworkCardProps extends CardProps {
  /** Set by `layRows`, if it lays out the row. */
  style?: CSSProperties | undefined;
}

/** A work in a gallery row. */
export const ArtworkCard = ({ style, ...card }: ArtworkCardProps) => (
  <li
    data-work={card.artwork.id}
    className="group @container relative [-webkit-touch-callout:none]"
    style={{ ['--ar' as string]: card.artwork.width / card.artwork.height, ...style }}
  >
    <CardBody {...card} />
  </li>
);

const CONTROL =
  'reveal relative inline-flex h-9 items-center justify-center gap-1.5 rounded-full bg-ink/80 text-xs font-semibold text-paper after:absolute after:-inset-1 hover:bg-ink aria-pressed:text-accent aria-expanded:opacity-100 max-sm:size-11 max-sm:px-0!';

/** Show on hover and focus, and always on touch devices; what is pressed stays. */
function Controls({ artwork }: { artwork: Artwork }) {
  const like = useLike();
  const { title, isLiked, likesCount } = artwork;
  return (
    <div className="absolute top-2.5 right-2.5 z-10 flex gap-1.5 max-sm:top-1.5 max-sm:right-1.5 max-sm:gap-0.5">
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={tn(likesCount, 'Like {title}, {n} like', 'Like {title}, {n} likes', { title })}
        onClick={() => like(artwork)}
        className={clsx(CONTROL, 'min-w-11 px-3')}
      >
        <Heart size={16} className={clsx(isLiked && 'fill-current')} aria-hidden />
        <span className="num max-sm:hidden @max-[10rem]:hidden">{count(likesCount)}</span>
      </button>
      {/* A pressed heart shows both, so that it does not move. */}
      <SaveButton work={artwork} className={clsx(CONTROL, 'w-9', isLiked && 'opacity-100!')} />
    </div>
  );
}

/** The picture with what can be done, and its label. Its parent is a `group`. */
export function CardBody({
  artwork,
  isEager = false,
  isTop = false,
  onOpen,
  controls,
  tag,
  note,
  mark,
  beforeTitle,
}: CardProps) {
  const { id, title, width, height } = artwork;
  const ai = aiLabel(artwork);
  return (
    <>
      <div
        className="relative overflow-hidden rounded-art bg-raised shadow-art"
        style={{ aspectRatio: width / height }}
      >
        <Picture
          work={artwork}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isTop ? 'high' : 'auto'}
          sizes={CARD_SIZES}
          isBare
          className="size-full object-cover transition-transform duration-500 ease-out motion-safe:group-hover:scale-[1.025]"
        />
        {/* The scrim is only behind the controls. */}
        <div
          aria-hidden
          className="reveal pointer-events-none absolute inset-x-0 top-0 h-20 bg-linear-to-b from-ink/60 to-transparent"
        />
        {tag && (
          <span className="absolute bottom-2.5 left-2.5 rounded-full bg-ink/80 px-2 py-0.5 text-2xs font-semibold text-paper">
            {tag}
          </span>
        )}
      </div>
      {controls === undefined ? <Controls artwork={artwork} /> : controls}
      <div className="mt-2.5 flex items-start justify-between gap-x-3 max-sm:flex-col">
        <div className="min-w-0 flex-1 max-sm:w-full">
          <h3 dir="auto" className="truncate font-sans text-sm font-semibold">
            {beforeTitle}
            <Link
              href={paths.artwork(id)}
              onClick={onOpen}
              className="after:absolute after:inset-0 after:rounded-art"
            >
              {title}
            </Link>
          </h3>
          <p className="flex gap-x-1.5 text-xs text-mute">
            {mark}
            <span className="truncate">{displayName(artwork.user)}</span>
            {ai && (
              <span className="shrink-0">
                · {t('AI')}
                <span className="sr-only">{ai.slice(2)}</span>
              </span>
            )}
            {artwork.isNftAvailable && <span className="shrink-0">· {t('NFT')}</span>}
          </p>
        </div>
        <Price artwork={artwork} />
      </div>
      {note && (
        <p dir="auto" className="mt-1 text-xs wrap-anywhere text-soft">
          {note}
        </p>
      )}
    </>
  );
}

function Price({ artwork }: { artwork: Artwork }) {
  const line = 'shrink-0 pt-px text-xs text-paper';
  if (artwork.isSold) {
    return (
      <p className={clsx(line, 'inline-flex items-center gap-1.5')}>
        <span aria-hidden className="size-2 rounded-full bg-accent" />
        {t('Sold')}
      </p>
    );
  }
  if (!artwork.isForSale) return null;
  return artwork.price ? (
    <p className={clsx(line, 'num')}>{shortUsd(artwork.price)}</p>
  ) : (
    <p className={line}>{t('Price on request')}</p>
  );
}
