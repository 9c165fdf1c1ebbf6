import type { UploadedVideo } from './uploaded-video.ts';

interface VideoFieldProps {
  /** Names the upload, so that it is found again after a reload: one per form. */
  id: string;
  label: string;
  value: UploadedVideo | null;
  onChange: (value: UploadedVideo | null) => void;
  /** An upload is running, or paused. */
  onBusyChange?: (isBusy: boolean) => void;
  error?: string | undefined;
}

/** The chooser of one video, with its upload. */
export const VideoField = ({ id, label, value }: VideoFieldProps) => (
  <div id={id} role="group" aria-label={label}>
    {value?.name}
  </div>
);
