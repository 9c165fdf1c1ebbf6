import { isVisible } from '#shared/kernel/fields.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { type ConfirmCopy, Refusal, SubmitFrame } from './confirm-dialog.tsx';
import { Textarea } from './textarea.tsx';

interface ReasonDialogProps extends ConfirmCopy {
  label: string;
  hint?: string;
  /** Shown if nothing was written; absent if the note is optional. */
  requiredMessage?: string | undefined;
  /** Characters. */
  max?: number;
  rows?: number;
  /** The draft's name; the caller clears it after success. */
  draft: string;
  mutation: { isPending: boolean; error: Error | null };
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

const EMPTY = { reason: '' };

/** An action with words to it: a reason, an answer, a note. What was typed outlasts the dialog. */
export function ReasonDialog({
  label,
  hint,
  requiredMessage,
  max = 2000,
  rows = 4,
  draft,
  mutation: { isPending, error },
  onSubmit,
  ...rest
}: ReasonDialogProps) {
  const form = useForm({
    start: EMPTY,
    draft,
    isPending,
    check: ({ reason }) => (requiredMessage && !isVisible(reason) ? { reason: requiredMessage } : {}),
    send: ({ reason }) => onSubmit(reason),
  });
  return (
    <SubmitFrame
      {...rest}
      form={form.props}
      isPending={isPending}
      refusal={error && <Refusal error={error} />}
    >
      <Textarea
        label={label}
        hint={hint}
        optional={!requiredMessage}
        rows={rows}
        maxLength={max}
        {...form.field('reason')}
      />
    </SubmitFrame>
  );
}
