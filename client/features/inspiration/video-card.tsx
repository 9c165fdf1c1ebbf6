import { Clapperboard, Eye, Lock } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { HubVideo } from '#shared/inspiration/contract.ts';
import { maySeeFull } from '#shared/premium/premium-access.ts';
import { artworkCategory } from '#shared/inspiration/category.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { CategoryDot } from '#client/ui/base/category-dot.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { count, minutesSeconds } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { VideoMenu } from './video-menu.tsx';
import { LikeButton } from './like-button.tsx';
import { TYPE_NAMES } from './type-names.ts';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t, tn } from '#client/lib/t.ts';

type ThumbnailFields = Pick<HubVideo, 'thumbnailUrl' | 'duration'>;

/** The thumbnail or a placeholder, with the duration on it. */
interface PosterProps {
  video: ThumbnailFields;
  /** Fetched before all others. */
  isTop?: boolean;
}
export const Poster = ({ video: { thumbnailUrl, duration }, isTop = false }: PosterProps) => (
  <>
    {thumbnailUrl ? (
      <img
        src={assetUrl(thumbnailUrl)}
        alt=""
        loading={isTop ? 'eager' : 'lazy'}
        fetchPriority={isTop ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover transition-transform duration-500 ease-out motion-safe:group-hover:scale-[1.025]"
      />
    ) : (
      <span className="grid size-full place-items-center text-mute">
        <Clapperboard size={28} aria-hidden />
      </span>
    )}
    <span className="num absolute right-2.5 bottom-2.5 grid h-6 place-items-center rounded-full bg-ink/85 px-2.5 text-2xs text-paper">
      <span className="sr-only">{t('Duration')} </span>
      {minutesSeconds(duration)}
    </span>
  </>
);

const PreviewTag = () => (
  <span className="absolute bottom-2.5 left-2.5 inline-flex h-6 items-center gap-1.5 rounded-full bg-ink/85 px-2.5 text-2xs font-semibold text-gold">
    <Lock size={12} aria-hidden />
    {t('20s preview')}
  </span>
);

/** The whole card is a link; its buttons are placed above it. */
export function VideoCard({ video, isTop = false }: { video: HubVideo; isTop?: boolean }) {
  const member = useMember();
  const { id, title, description, category, type, viewCount, artist, artistId, isGated, isHidden } = video;
  const isPreview = !maySeeFull(member, { isGated, authorId: artistId });
  return (
    <li className="group relative flex min-w-0 flex-col">
      <div className="relative aspect-video overflow-hidden rounded-md bg-raised">
        <Poster video={video} isTop={isTop} />
        {isPreview && <PreviewTag />}
      </div>
      <div className="mt-3.5 flex items-center justify-between gap-3 text-xs text-mute">
        <CategoryDot category={artworkCategory(category)} />
        <span className="flex gap-2">
          {isHidden && <Chip tone="danger">{t('Hidden')}</Chip>}
          <Chip>{TYPE_NAMES[type]}</Chip>
        </span>
      </div>
      <h2 dir="auto" className="mt-2 text-xl wrap-anywhere">
        <Link href={paths.watch(id)} className="after:absolute after:inset-0 after:rounded-md">
          {title}
        </Link>
      </h2>
      {description && (
        <p dir="auto" className="mt-1.5 line-clamp-2 text-sm wrap-anywhere text-soft">
          {description}
        </p>
      )}
      <div className="mt-auto flex items-center gap-2.5 pt-1.5 text-xs text-mute">
        <Avatar person={artist} size={28} />
        <span className="min-w-0 truncate text-soft">{displayName(artist)}</span>
        <span className="ml-auto inline-flex items-center gap-1.5">
          <Eye size={15} aria-hidden />
          <span className="num">{count(viewCount)}</span>
          <span className="sr-only">{tn(viewCount, 'view', 'views')}</span>
        </span>
        <LikeButton video={video} className="z-10 -mr-3 -ml-1.5" />
        <VideoMenu video={video} className="z-10 -mr-3 -ml-1.5" />
      </div>
    </li>
  );
}

export const VideoCardSkeleton = () => (
  <li>
    <Skeleton className="aspect-video rounded-md" />
    <Skeleton className="mt-3.5 h-6 w-2/5" />
    <Skeleton className="mt-2 h-7 w-4/5" />
    <Skeleton className="mt-1.5 h-10 w-full" />
    <Skeleton className="mt-3.5 h-7 w-1/2" />
  </li>
);
