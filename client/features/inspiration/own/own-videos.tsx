import { type ReactNode } from 'react';
import { t } from '#client/lib/t.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Hub } from '../hub-address.ts';
import { VideoPages } from '../video-pages.tsx';
import { isOwn } from '../inspiration-queries.ts';
import { useOwnVideosLive } from './own-queries.ts';
import { OwnRow } from './own-row.tsx';

const ROW =
  'grid gap-x-6 gap-y-4 border-t border-line py-6 first:border-0 first:pt-0 sm:grid-cols-[13rem_minmax(0,1fr)]';

const Skeletons = () => (
  <ul aria-label={t('Loading')}>
    {[0, 1, 2].map((row) => (
      <li key={row} className={ROW}>
        <Skeleton className="aspect-video rounded-md" />
        <div>
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="mt-2 h-7 w-3/5" />
          <Skeleton className="mt-4 h-11 w-4/5" />
        </div>
      </li>
    ))}
  </ul>
);

/** The member's uploads: drafts, processing, failed and published ones. */
export function OwnVideos({ hub, empty }: { hub: Hub; empty: ReactNode }) {
  useOwnVideosLive();
  return (
    <VideoPages hub={hub} skeleton={<Skeletons />} empty={empty}>
      {(videos) => (
        <ul aria-label={t('Your videos')}>
          {videos.filter(isOwn).map((video) => (
            <li key={video.id} className={ROW}>
              <OwnRow hubVideo={video} />
            </li>
          ))}
        </ul>
      )}
    </VideoPages>
  );
}
