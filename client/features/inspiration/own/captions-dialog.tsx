import { Dialog } from 'radix-ui';
import { CaptionsField } from '#client/features/videos/public.ts';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { refreshVideos } from '../inspiration-queries.ts';
import type { OwnVideo } from './own-queries.ts';
import * as texts from './texts.ts';

export const CaptionsDialog = ({ content, onClose }: { content: OwnVideo; onClose: () => void }) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <DialogFrame title={texts.captions} description={content.title} width="sm:max-w-[480px]">
      <div className="px-5 pb-7 sm:px-8">
        <CaptionsField video={content.video} onChanged={refreshVideos} />
      </div>
    </DialogFrame>
  </Dialog.Root>
);
