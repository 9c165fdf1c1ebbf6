import { Check, Heart, Share2 } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { count } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { useShare } from '#client/lib/use-share.ts';
import { paths } from '#client/paths.ts';
import { SaveAction } from './saving/save-action.tsx';
import { useLike } from './use-like.ts';

const ACTION = 'gap-1.5! px-1! max-[22.5rem]:text-xs!';

/** Like/Liked, Save/Saved and Share. */
export function ArtworkActions({ artwork }: { artwork: ArtworkDetail }) {
  const like = useLike();
  const { copied, share } = useShare({
    title: artwork.title,
    by: displayName(artwork.user),
    path: paths.artwork(artwork.id),
  });
  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        <Button
          variant="outline"
          aria-pressed={artwork.isLiked}
          aria-label={
            artwork.isLiked
              ? tn(artwork.likesCount, 'Liked, {n} like', 'Liked, {n} likes')
              : tn(artwork.likesCount, 'Like, {n} like', 'Like, {n} likes')
          }
          className={`${ACTION} aria-pressed:text-accent`}
          onClick={() => like(artwork)}
        >
          <Heart size={17} aria-hidden className={clsx(artwork.isLiked && 'fill-current')} />
          {artwork.isLiked ? t('Liked') : t('Like')}
          <span className="num text-xs">{count(artwork.likesCount)}</span>
        </Button>
        <SaveAction work={artwork} className={ACTION} />
        <Button variant="outline" className={ACTION} onClick={() => void share()}>
          {copied ? <Check size={17} aria-hidden /> : <Share2 size={17} aria-hidden />}
          {copied ? t('Copied') : t('Share')}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {copied ? t('The link is on your clipboard.') : ''}
      </p>
    </>
  );
}
