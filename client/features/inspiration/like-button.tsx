import { Heart } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import type { HubVideo } from '#shared/inspiration/contract.ts';
import { count } from '#client/lib/format.ts';
import { tn } from '#client/lib/t.ts';
import { useLikeVideo } from './inspiration-queries.ts';

/** Likes the video and shows its likes; 44 px high for touch. */
export function LikeButton({ video, className }: { video: HubVideo; className?: string }) {
  const like = useLikeVideo();
  const { title, isLiked, likeCount } = video;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={tn(likeCount, 'Like {title}, {n} like', 'Like {title}, {n} likes', { title })}
      onClick={() => like(video)}
      className={clsx(
        'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3 text-xs font-semibold text-paper hover:bg-raised aria-pressed:text-accent',
        className,
      )}
    >
      <Heart size={16} className={clsx(isLiked && 'fill-current')} aria-hidden />
      <span className="num">{count(likeCount)}</span>
    </button>
  );
}
