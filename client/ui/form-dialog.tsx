import { type ReactNode, useState } from 'react';
import type { Form } from '#client/lib/forms/use-form.ts';
import { type ConfirmCopy, ConfirmDialog, IDLE, Refusal, SubmitFrame } from './confirm-dialog.tsx';
import * as texts from './texts.ts';

interface FormDialogProps extends ConfirmCopy {
  form: Pick<Form<object>, 'props' | 'isPending' | 'isChanged' | 'refusal' | 'forget'>;
  /** Closed by Escape, its cross or a click beside it, it keeps what was typed for the next time. */
  keepsDraft?: boolean;
  /** Something else than the values was changed. */
  isChanged?: boolean;
  /** Something else is underway that it waits for. */
  isBusy?: boolean;
  /** In place of the sentence about a failure. */
  refusal?: ReactNode;
  width?: string;
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Cancel discards what was typed; whoever closes it otherwise is asked, or finds it again. */
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
    form.forget();
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
          title={texts.discardYourChanges}
          description={texts.whatYouTypedWillBeLost}
          submitText={texts.discard}
          savingText={texts.discard}
          cancelText={texts.keepEditing}
          mutation={IDLE}
          onSubmit={discard}
          onClose={() => setAsking(false)}
        />
      )}
    </SubmitFrame>
  );
}
