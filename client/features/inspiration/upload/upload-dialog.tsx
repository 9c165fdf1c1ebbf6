import { useState } from 'react';
import type { LateDialogProps } from '#client/ui/late-dialog.tsx';
import { toast } from '#client/lib/toast.ts';
import { UploadForm } from './upload-form.tsx';
import * as texts from './texts.ts';

/** The form that adds a video to the Hub. Closing it keeps the draft and the running upload. */
export function UploadDialog({ isOpen, onOpenChange }: LateDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    if (isBusy) toast({ title: texts.uploadContinues, description: texts.keepThisTabOpen });
    onOpenChange(false);
  };
  return (
    isOpen && (
      <UploadForm
        isBusy={isBusy}
        onBusyChange={setBusy}
        onLeave={leave}
        onClose={() => onOpenChange(false)}
      />
    )
  );
}
