import { Dialog } from 'radix-ui';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import * as texts from './texts.ts';

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Confirms before a running upload is discarded. */
export const DiscardDialog = ({ isOpen, onKeep, onDiscard }: DiscardDialogProps) => (
  <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onKeep()}>
    <DialogFrame
      title={texts.discardTheUpload}
      description={texts.yourVideoIsStillUploading}
      width="sm:max-w-[440px]"
      footer={
        <>
          <Button variant="outline" onClick={onDiscard}>
            {texts.discard}
          </Button>
          <Button onClick={onKeep}>{texts.keepUploading}</Button>
        </>
      }
    >
      {null}
    </DialogFrame>
  </Dialog.Root>
);
