import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import type { VideoProbe } from './probe-video.ts';
import { UploadedCard } from './uploaded-card.tsx';
import type { UploadedVideo } from './uploaded-video.ts';
import { useVideoUploader } from './use-video-uploader.ts';
import { VideoDashboard } from './video-dashboard.tsx';

interface VideoFieldProps {
  /** Identifies the upload after a reload; unique per form. */
  id: string;
  label: string;
  value: UploadedVideo | null;
  onChange: (value: UploadedVideo | null) => void;
  /** Called when an upload starts and when it ends; a paused one has not ended. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Called as soon as a file is chosen: its duration and a frame, if the browser can read them. */
  onProbe?: (probe: VideoProbe) => void;
  error?: string | undefined;
}

/** Chooses and uploads one video; closing the form does not stop the upload. */
export function VideoField({ id, label, value, onChange, onBusyChange, onProbe, error }: VideoFieldProps) {
  const group = useId();
  const uploader = useVideoUploader(id);
  const view = useSyncExternalStore(uploader.subscribe, uploader.read);
  const reportAccepted = useEffectEvent((video: UploadedVideo) => {
    onChange(video);
    uploader.markConsumed();
  });
  const reportBusy = useEffectEvent((isBusy: boolean) => onBusyChange?.(isBusy));
  const reportProbe = useEffectEvent((probe: VideoProbe) => onProbe?.(probe));
  useEffect(() => {
    if (view.accepted) reportAccepted(view.accepted);
  }, [view.accepted]);
  useEffect(() => reportBusy(view.isBusy), [view.isBusy]);
  useEffect(() => {
    if (view.probe) reportProbe(view.probe);
  }, [view.probe]);
  const problem = view.isOffline ? uploader.uppy.i18n('noInternetConnection') : view.problem;
  // A video that has arrived has no problem of its upload any more, but its form may be refused.
  const errorMessage = (!value && problem) || error;
  return (
    <div
      role="group"
      aria-labelledby={group}
      aria-describedby={`${group}-hint`}
      {...(errorMessage ? { 'data-invalid': true } : {})}
      tabIndex={-1}
    >
      <p id={group} className="mb-1.5 text-sm font-semibold text-paper">
        {label}
      </p>
      {value ? (
        <UploadedCard value={value} onChange={onChange} />
      ) : (
        <VideoDashboard uppy={uploader.uppy} label={label} />
      )}
      <div id={`${group}-hint`} className="mt-1.5 flex flex-wrap items-center gap-3 text-xs">
        {errorMessage ? (
          <p role="alert" className="text-danger">
            {errorMessage}
          </p>
        ) : (
          <p className="text-mute">{t('One file, up to 500 MB. MP4, MOV or WebM.')}</p>
        )}
        {view.canRetryAccept && (
          <Button variant="outline" onClick={() => void uploader.accept()}>
            {t('Try again')}
          </Button>
        )}
      </div>
    </div>
  );
}
