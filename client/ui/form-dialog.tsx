import { type ReactNode, useState } from 'react';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { type ConfirmCopy, ConfirmDialog, Refusal, SubmitFrame } from './confirm-dialog.tsx';

interface FormDialogProps extends ConfirmCopy {
  form: Pick<Form<object>, 'props' | 'isPending' | 'isChanged' | 'refusal' | 'discard'>;
  /** Closed by Escape, its cross or a click beside it, it keeps what was typed for the next time. */
  keepsDraft?: boolean;
  /** Set when something other than the values has changed. */
  isChanged?: boolean;
  /** Waiting for something else. */
  isBusy?: boolean;
  /** Replaces the message about a failure. */
  refusal?: ReactNode;
  width?: string;
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Cancel discards what was typed; closing it otherwise asks first, or keeps the draft. */
export function FormDialog({
  form,
  keepsDraft = false,
  isChanged = form.isChanged,
  refusal = form.refusal && <Refusal error={form.refusal} />,
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    form.discard();
    onClose();
  };
  const leave = () => {
    if (keepsDraft) onClose();
    else if (isChanged) setAsking(true);
    else discard();
  };
  return (
    <SubmitFrame
      {...rest}
      form={form.props}
      isPending={form.isPending}
      refusal={refusal}
      onClose={leave}
      onCancel={discard}
    >
      {children}
      {isAsking && (
        <ConfirmDialog
          danger
          title={t('Discard your changes?')}
          description={t('What you typed will be lost.')}
          submitText={t('Discard')}
          cancelText={t('Keep editing')}
          onSubmit={discard}
          onClose={() => setAsking(false)}
        />
      )}
    </SubmitFrame>
  );
}
