import type { VideoState } from '#shared/videos/state.ts';
import { t } from '#client/lib/t.ts';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { CaptionsField } from './captions-field.tsx';

interface CaptionsDialogProps {
  title: string;
  video: Pick<VideoState, 'id' | 'hasCaptions'>;
  /** Called when captions were added, replaced or removed. */
  onChanged: () => unknown;
  onClose: () => void;
}

/** Captions of the member's own video. */
export const CaptionsDialog = ({ title, video, onChanged, onClose }: CaptionsDialogProps) => (
  <Dialog title={t('Captions')} description={title} width="sm:max-w-[480px]" onClose={onClose}>
    <div className="px-5 pb-7 sm:px-8">
      <CaptionsField video={video} onChanged={onChanged} />
    </div>
  </Dialog>
);
