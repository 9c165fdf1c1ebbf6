import { useState } from 'react';
import { Film } from '#client/ui/icons.ts';
import { type HubVideo, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { LoadedScreen } from '#client/ui/loaded-screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { VideoPlayer, VideoProgress } from '#client/features/videos/public.ts';
import { call } from '#client/lib/api.ts';
import { minutesSeconds } from '#client/lib/format.ts';
import { useLive } from '#client/lib/live.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';
import { t, tx } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { lastHub } from '../last-hub.ts';
import { refreshVideos, useVideo } from '../inspiration-queries.ts';
import { TYPE_NAMES } from '../type-names.ts';
import { NextVideos } from './next-videos.tsx';
import { AboutVideo } from './about-video.tsx';

/** Counts a view and shows the new count. Failures are ignored. */
const useCountView = (id: string) => () => {
  const count = async () => {
    const { viewCount } = await call(inspirationEndpoints.view, { params: { id } });
    queryClient.setQueryData(
      queryFor(inspirationEndpoints.get, { params: { id } }).queryKey,
      (video: HubVideo | undefined) => video && { ...video, viewCount },
    );
    const lists = { queryKey: [inspirationEndpoints.list.path], refetchType: 'none' } as const;
    await queryClient.invalidateQueries(lists);
  };
  count().catch(() => undefined);
};

function Watched({ video }: { video: HubVideo }) {
  const [side, setSide] = useState<HTMLElement | null>(null);
  const countView = useCountView(video.id);
  return (
    <div className="grid gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        <div className="max-sm:-mx-4">
          {video.video && video.video.status !== 'ready' ? (
            <section
              aria-label={t('Video')}
              className="grid aspect-video place-items-center bg-surface p-6 sm:rounded-md"
            >
              <div className="w-full max-w-md">
                <VideoProgress video={video.video} onRetried={refreshVideos} />
              </div>
            </section>
          ) : (
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
  const { data: video } = query;
  // While the author's own video is processed, it is refetched at every step.
  useLive('video', ({ videoId }) => {
    if (video?.video?.id === videoId) void refresh(inspirationEndpoints.get);
  });
  useTitle(video?.title ?? t('Inspiration Hub'));
  return (
    <Screen>
      <BackLink href={lastHub()}>{t('Inspiration Hub')}</BackLink>
      <LoadedScreen
        query={query}
        skeleton={<Loading />}
        missing={{
          icon: Film,
          title: t('Video not found'),
          body: t('It may have been removed, or the link may be wrong.'),
          link: { href: paths.inspiration(), text: t('Browse videos') },
        }}
        failure={t('The video couldn’t be loaded')}
      >
        {(data) => <Watched video={data} />}
      </LoadedScreen>
    </Screen>
  );
}
