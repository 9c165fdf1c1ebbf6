import type { ReactNode } from 'react';
import { Dialog } from 'radix-ui';
import { DialogFrame } from '#client/components/ui/dialog-frame.tsx';

/** The form that adds a video to the Hub. */
export const UploadDialog = ({ trigger }: { trigger: ReactNode }) => (
  <Dialog.Root>
    <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
    <DialogFrame title="Upload Educational Content" description="Share what you know with the community.">
      <div />
    </DialogFrame>
  </Dialog.Root>
);
