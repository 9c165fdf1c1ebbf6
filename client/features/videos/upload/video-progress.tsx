import { Check, TriangleAlert } from '#client/ui/icons.ts';
import { videoEndpoints } from '#shared/videos/contract.ts';
import type { VideoState } from '#shared/videos/state.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';

interface VideoProgressProps {
  video: VideoState;
  /** Reads the state again: processing has begun anew, or it may have changed in the meantime. */
  onRetried: () => unknown;
}

const WORDS = {
  uploading: t('The upload isn’t complete.'),
  waiting: t('Waiting to be processed.'),
  processing: t('Processing the video.'),
  ready: t('The video is ready.'),
  failed: t('The video couldn’t be processed.'),
} as const;

/** Processing progress of the member's own video, and its retry; the caller keeps the state up to date. */
export function VideoProgress({ video, onRetried }: VideoProgressProps) {
  const { id, status, progress, failure } = video;
  const retry = useAction(videoEndpoints.retry, {
    onSuccess: onRetried,
    onError: (error) => {
      toastError(error);
      return onRetried();
    },
  });
  const isRunning = status === 'waiting' || status === 'processing';
  return (
    <div className="grid gap-2.5">
      <p
        role="status"
        className={`flex items-start gap-2 text-sm ${status === 'failed' ? 'text-danger' : 'text-soft'}`}
      >
        {status === 'ready' && <Check size={17} aria-hidden className="mt-0.5 shrink-0 text-ok" />}
        {status === 'failed' && <TriangleAlert size={17} aria-hidden className="mt-0.5 shrink-0" />}
        {failure?.detail ?? WORDS[status]}
        {status === 'processing' && <span className="num ml-auto">{progress}%</span>}
      </p>
      {isRunning && (
        <ProgressBar label={t('Processing the video')} percent={status === 'waiting' ? null : progress} />
      )}
      {status === 'failed' && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => retry.mutate({ params: { id } })}
        >
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}
