import { Dialog } from 'radix-ui';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked before a running upload is thrown away. */
export const DiscardDialog = ({ isOpen, onKeep, onDiscard }: DiscardDialogProps) => (
  <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onKeep()}>
    <DialogFrame
      title="Discard the upload?"
      description="Your video is still uploading. What was sent so far, and what you typed, would be lost."
      width="sm:max-w-[440px]"
      footer={
        <>
          <Button variant="outline" onClick={onDiscard}>
            Discard
          </Button>
          <Button onClick={onKeep}>Keep uploading</Button>
        </>
      }
    >
      {null}
    </DialogFrame>
  </Dialog.Root>
);
