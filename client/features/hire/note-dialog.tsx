import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { useDraft } from '#client/lib/draft.ts';

interface NoteDialogProps {
  title: string;
  description: string;
  action: readonly [name: string, busy: string];
  label: string;
  hint?: string;
  /** Shown if nothing was written; absent if the note is optional. */
  missing?: string;
  /** Characters. */
  max?: number;
  rows?: number;
  /** The draft's name; the caller clears it after success. */
  draft: string;
  isPending: boolean;
  error: Error | null;
  onSubmit: (note: string) => void;
  onClose: () => void;
}

/** Maximum length of most notes. */
const MAX = 2000;

/** An action with a note to the other party. The draft survives closing the dialog. */
export function NoteDialog({
  label,
  hint,
  missing,
  max = MAX,
  rows = 5,
  draft,
  onSubmit,
  ...rest
}: NoteDialogProps) {
  const [note, setNote] = useDraft(draft, '');
  const [isMissing, setMissing] = useState(false);
  const areaId = useId();
  const submit = () => {
    const isEmpty = missing !== undefined && note.trim() === '';
    flushSync(() => setMissing(isEmpty));
    if (isEmpty) document.getElementById(areaId)?.querySelector('textarea')?.focus();
    else onSubmit(note);
  };
  return (
    <ConfirmDialog {...rest} onSubmit={submit}>
      <div id={areaId}>
        <Field
          label={label}
          hint={hint}
          optional={missing === undefined}
          error={isMissing && !note.trim() ? missing : undefined}
        >
          {(field) => (
            <textarea
              {...field}
              data-autofocus
              rows={rows}
              maxLength={max}
              className={`${field.className} h-auto! py-3`}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}
