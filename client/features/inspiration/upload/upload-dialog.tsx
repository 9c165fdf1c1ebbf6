import { useState } from 'react';
import { t } from '#client/lib/t.ts';
import type { LateDialogProps } from '#client/ui/late-dialog.tsx';
import { toast } from '#client/lib/toast.ts';
import { UploadForm } from './upload-form.tsx';

/** The form that adds a video to the Hub. Closing it keeps the draft and the running upload. */
export function UploadDialog({ isOpen, onOpenChange }: LateDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    if (isBusy)
      toast({
        title: t('Your upload continues'),
        description: t('Keep this tab open, and open Upload Content again to finish.'),
      });
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
