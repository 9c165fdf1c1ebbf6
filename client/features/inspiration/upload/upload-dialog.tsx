import '#client/utilities.css';
import { useState } from 'react';
import { Dialog } from 'radix-ui';
import type { TriggeredDialogProps } from '#client/ui/late-dialog.tsx';
import { toast } from '#client/lib/toast.ts';
import { UploadContent } from './upload-content.tsx';
import * as texts from './texts.ts';

/** The form that adds a video to the Hub. Closing it keeps the draft and the running upload. */
export function UploadDialog({ trigger, startsOpen }: TriggeredDialogProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [isBusy, setBusy] = useState(false);
  const change = (open: boolean) => {
    if (!open && isBusy)
      toast({
        title: texts.uploadContinues,
        description: texts.keepThisTabOpen,
      });
    setOpen(open);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={change}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      {isOpen && <UploadContent isBusy={isBusy} onBusyChange={setBusy} onClose={() => setOpen(false)} />}
    </Dialog.Root>
  );
}
