import { useState } from 'react';
import { Film } from '#client/ui/icons.ts';
import type { HubVideo } from '#shared/inspiration/contract.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { VideoPlayer } from '#client/features/videos/public.ts';
import { isMissing } from '#client/lib/api.ts';
import { minutesSeconds } from '#client/lib/format.ts';
import { t, tx } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { lastHub } from '../last-hub.ts';
import { useVideo } from '../inspiration-queries.ts';
import { TYPE_NAMES } from '../type-names.ts';
import { NextVideos } from './next-videos.tsx';
import { NotReady } from './not-ready.tsx';
import { useCountView, useOwnProgress } from './watch-queries.ts';
import { AboutVideo } from './about-video.tsx';

function Watched({ video }: { video: HubVideo }) {
  const [side, setSide] = useState<HTMLElement | null>(null);
  const countView = useCountView(video.id);
  const isReady = video.video === null || video.video.status === 'ready';
  return (
    <div className="grid gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        <div className="max-sm:-mx-4">
          {isReady ? (
            <VideoPlayer
              of={{ kind: 'inspiration', id: video.id }}
              title={video.title}
              posterUrl={video.thumbnailUrl}
              transcriptIn={side}
              onViewed={countView}
              offer={tx(
                'This {typeName} is {duration} long. Continue with Premium to watch every insight in full.',
                {
                  typeName: TYPE_NAMES[video.type],
                  duration: <span className="num text-paper">{minutesSeconds(video.duration)}</span>,
                },
              )}
            />
          ) : (
            video.video && <NotReady id={video.id} video={video.video} />
          )}
        </div>
        <AboutVideo video={video} />
      </div>
      <div className="grid min-w-0 content-start gap-9">
        <div ref={setSide} className="empty:hidden" />
        <NextVideos than={video} />
      </div>
    </div>
  );
}

const Loading = () => (
  <div
    role="status"
    aria-label={t('Loading')}
    className="grid gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_320px]"
  >
    <div>
      <Skeleton className="aspect-video rounded-md max-sm:-mx-4 max-sm:rounded-none" />
      <Skeleton className="mt-20 h-6 w-1/3" />
      <Skeleton className="mt-3 h-10 w-2/3" />
      <Skeleton className="mt-3 h-12 w-full" />
    </div>
    <Skeleton className="h-64 max-xl:hidden" />
  </div>
);

/** A Hub video: player, description, author, and what to watch next. */
export function WatchView({ id }: { id: string }) {
  const query = useVideo(id);
  const { data: video, error } = query;
  useOwnProgress(video);
  useTitle(video?.title ?? t('Inspiration Hub'));
  const hub = lastHub();
  return (
    <Screen>
      <BackLink href={hub}>{t('Inspiration Hub')}</BackLink>
      {isMissing(error) ? (
        <EmptyState
          icon={Film}
          level={1}
          title={t('Video not found')}
          body={t('It may have been removed, or the link may be wrong.')}
          link={{ href: paths.inspiration(), text: t('Browse videos') }}
        />
      ) : video ? (
        <Watched video={video} />
      ) : query.isPending ? (
        <Loading />
      ) : (
        <PageError title={t('The video couldn’t be loaded')} onRetry={() => void query.refetch()} />
      )}
    </Screen>
  );
}
