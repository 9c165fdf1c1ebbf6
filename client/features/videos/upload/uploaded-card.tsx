import { useEffect, useEffectEvent } from 'react';
import { Film, Trash2 } from '#client/ui/icons.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { isMissing } from '#client/lib/api.ts';
import { minutesSeconds } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import type { UploadedVideo } from './uploaded-video.ts';
import { useVideoState } from './use-video-state.ts';
import { VideoProgress } from './video-progress.tsx';

interface UploadedCardProps {
  value: UploadedVideo;
  onChange: (value: UploadedVideo | null) => void;
}

/** The uploaded video, and its processing progress. */
export function UploadedCard({ value, onChange }: UploadedCardProps) {
  const { data: video, error, refetch } = useVideoState(value.videoId);
  const found = video?.durationSeconds ?? null;
  const correct = useEffectEvent((durationSeconds: number) => {
    if (durationSeconds !== value.durationSeconds) onChange({ ...value, durationSeconds });
  });
  useEffect(() => {
    if (found !== null) correct(found);
  }, [found]);
  const isGone = isMissing(error);
  const drop = useEffectEvent(() => onChange(null));
  useEffect(() => {
    // Unused for days, so it was removed.
    if (isGone) drop();
  }, [isGone]);
  return (
    <div className="flex min-h-51 flex-col justify-center gap-4 rounded-md border border-edge bg-ink px-5 py-4">
      <div className="flex items-center gap-3">
        <Film size={22} aria-hidden className="shrink-0 text-mute" />
        <p className="min-w-0 flex-1 text-sm">
          <span className="block truncate text-paper">{value.name}</span>
          <span className="text-xs text-mute">
            {t('Uploaded')}
            {value.durationSeconds !== null && (
              <span className="num">, {minutesSeconds(Math.round(value.durationSeconds))}</span>
            )}
          </span>
        </p>
        <IconButton
          label={t('Remove {name}', { name: value.name })}
          className="-mr-3"
          onClick={() => onChange(null)}
        >
          <Trash2 size={17} aria-hidden />
        </IconButton>
      </div>
      {video && <VideoProgress video={video} onRetried={refetch} />}
      {error && !isGone && !video && (
        <LoadError what={t('Status unavailable.')} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
