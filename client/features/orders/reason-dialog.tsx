import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { useDraft } from '#client/lib/draft.ts';

interface ReasonDialogProps {
  title: string;
  description: string;
  action: readonly [name: string, busy: string];
  label: string;
  /** Shown if nothing was written. */
  missing: string;
  /** The draft's name; the caller clears it after success. */
  draft: string;
  isPending: boolean;
  error: Error | null;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

const MAX = 1000;

/** An action that needs a reason or an answer. */
export function ReasonDialog({ label, missing, draft, onSubmit, ...rest }: ReasonDialogProps) {
  const [reason, setReason] = useDraft(draft, '');
  const [isMissing, setMissing] = useState(false);
  const areaId = useId();
  const submit = () => {
    flushSync(() => setMissing(reason.trim() === ''));
    if (reason.trim()) onSubmit(reason);
    else document.getElementById(areaId)?.querySelector('textarea')?.focus();
  };
  return (
    <ConfirmDialog {...rest} onSubmit={submit}>
      <div id={areaId}>
        <Field label={label} error={isMissing && !reason.trim() ? missing : undefined}>
          {(field) => (
            <textarea
              {...field}
              data-autofocus
              rows={4}
              maxLength={MAX}
              className={`${field.className} h-auto py-3`}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}
