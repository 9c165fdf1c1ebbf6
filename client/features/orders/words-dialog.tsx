import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { useDraft } from '#client/lib/draft.ts';

interface WordsDialogProps {
  title: string;
  description: string;
  action: readonly [name: string, busy: string];
  label: string;
  /** When nothing was written. */
  missing: string;
  /** The draft's; it is forgotten by whoever did the deed. */
  draft: string;
  isPending: boolean;
  error: Error | null;
  onSubmit: (words: string) => void;
  onClose: () => void;
}

const MAX = 1000;

/** A deed that wants a reason or an answer. */
export function WordsDialog({ label, missing, draft, onSubmit, ...rest }: WordsDialogProps) {
  const [words, setWords] = useDraft(draft, '');
  const [isMissing, setMissing] = useState(false);
  const areaId = useId();
  const submit = () => {
    flushSync(() => setMissing(words.trim() === ''));
    if (words.trim()) onSubmit(words);
    else document.getElementById(areaId)?.querySelector('textarea')?.focus();
  };
  return (
    <DeedDialog {...rest} onSubmit={submit}>
      <div id={areaId}>
        <Field label={label} error={isMissing && !words.trim() ? missing : undefined}>
          {(field) => (
            <textarea
              {...field}
              data-autofocus
              rows={4}
              maxLength={MAX}
              className={`${field.className} h-auto py-3`}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      </div>
    </DeedDialog>
  );
}
