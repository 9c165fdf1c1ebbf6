import { Fragment } from 'react';
import type { HubVideo } from '#shared/inspiration/contract.ts';
import { t } from '#client/lib/t.ts';
import { useFirstThenAll } from '#client/lib/use-later.ts';
import { TeachCell } from './teach-cell.tsx';
import { VideoCard, VideoCardSkeleton } from './video-card.tsx';

const GRID = 'grid grid-cols-1 gap-x-6 gap-y-11 sm:grid-cols-2 xl:grid-cols-3';
const SKELETONS = 9;
/** Cards before the invitation: it is the ninth cell, or the last of fewer. */
const BEFORE_INVITATION = 8;

export const VideoGridSkeleton = () => (
  <ul aria-label={t('Loading')} className={GRID}>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <VideoCardSkeleton key={index} />
    ))}
  </ul>
);

interface VideoGridProps {
  videos: readonly HubVideo[];
  /** Only members with an artist name may upload. */
  isArtist: boolean;
}

export function VideoGrid({ videos, isArtist }: VideoGridProps) {
  const last = Math.min(videos.length, BEFORE_INVITATION) - 1;
  const drawn = useFirstThenAll(videos);
  return (
    <ul aria-label={t('Videos')} className={GRID}>
      {drawn.map((video, index) => (
        <Fragment key={video.id}>
          <VideoCard video={video} isTop={index === 0} />
          {index === last && <TeachCell isArtist={isArtist} />}
        </Fragment>
      ))}
    </ul>
  );
}
