import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import type { VideoState } from '#shared/videos/contract.ts';
import { VideoProgress } from '#client/features/videos/public.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { refreshVideos } from '../inspiration-queries.ts';

/** Replaces the player, for the author: processing progress. */
export function NotReady({ id, video }: { id: string; video: VideoState }) {
  const retry = useAction(inspirationEndpoints.retry, {
    onSuccess: refreshVideos,
    onError: (error) => toastError(error),
  });
  return (
    <section
      aria-label={t('Video')}
      className="grid aspect-video place-items-center bg-surface p-6 sm:rounded-md"
    >
      <div className="w-full max-w-md">
        <VideoProgress video={video} onRetry={() => retry.mutate({ params: { id } })} />
      </div>
    </section>
  );
}
