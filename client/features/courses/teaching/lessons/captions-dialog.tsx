import { Dialog } from 'radix-ui';
import type { VideoState } from '#shared/videos/contract.ts';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { CaptionsField } from '#client/features/videos/public.ts';
import { readCourseAgain } from '../course-cache.ts';
import * as texts from './texts.ts';

interface CaptionsDialogProps {
  courseId: string;
  title: string;
  video: VideoState;
  onClose: () => void;
}

export const CaptionsDialog = ({ courseId, title, video, onClose }: CaptionsDialogProps) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <DialogFrame title={texts.captions} description={title}>
      <div className="px-5 pb-7 sm:px-8">
        <CaptionsField video={video} onChanged={() => readCourseAgain(courseId)} />
      </div>
    </DialogFrame>
  </Dialog.Root>
);
