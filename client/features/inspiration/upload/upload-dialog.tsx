import { useState } from 'react';
import { Slot } from 'radix-ui';
import type { TriggeredDialogProps } from '#client/ui/late-dialog.tsx';
import { toast } from '#client/lib/toast.ts';
import { UploadForm } from './upload-form.tsx';
import * as texts from './texts.ts';

/** The form that adds a video to the Hub. Closing it keeps the draft and the running upload. */
export function UploadDialog({ trigger, startsOpen }: TriggeredDialogProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    if (isBusy) toast({ title: texts.uploadContinues, description: texts.keepThisTabOpen });
    setOpen(false);
  };
  return (
    <>
      <Slot.Root aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {trigger}
      </Slot.Root>
      {isOpen && (
        <UploadForm isBusy={isBusy} onBusyChange={setBusy} onLeave={leave} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
