import '#client/utilities.css';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { sentenceOf } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { Button } from './base/button.tsx';
import { Dialog } from './dialog-frame.tsx';

interface FormElementProps {
  id: string;
  ref: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent) => void;
}

/** Texts of every dialog with a submit button. */
export interface ConfirmCopy {
  title: string;
  /** The consequences, shown before the click. */
  description: string;
  submitText: string;
  /** The button's label while working. */
  savingText?: string;
  /** The label of the cancel button. */
  cancelText?: string;
}

interface FrameProps extends ConfirmCopy {
  form: Partial<FormElementProps> & Pick<FormElementProps, 'onSubmit'>;
  isPending: boolean;
  /** Waiting for something else. */
  isBusy?: boolean | undefined;
  /** A refusal that concerns no field. */
  refusal: ReactNode;
  /** Destructive: the focus starts on Cancel. */
  danger?: boolean;
  /** A max-w-* class. */
  width?: string | undefined;
  /** Shown at the start of the footer. */
  aside?: ReactNode;
  onClose: () => void;
  /** The Cancel button; closes by default. */
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
}

/** A dialog that is a form with two buttons. */
export function SubmitFrame({
  form,
  submitText,
  savingText = submitText,
  cancelText = t('Cancel'),
  isPending,
  isBusy = false,
  refusal,
  danger,
  aside,
  onClose,
  onCancel = onClose,
  children,
  width = children ? 'sm:max-w-[560px]' : 'sm:max-w-[480px]',
  ...head
}: FrameProps) {
  const ownId = useId();
  const id = form.id ?? ownId;
  return (
    <Dialog
      onClose={onClose}
      {...head}
      width={width}
      footer={
        <>
          {aside}
          <Button variant="quiet" onClick={onCancel} {...(danger ? { 'data-autofocus': true } : {})}>
            {cancelText}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            disabled={isPending || isBusy}
            {...(children || danger ? {} : { 'data-autofocus': true })}
          >
            {isPending ? savingText : submitText}
          </Button>
        </>
      }
    >
      <form
        {...form}
        id={id}
        noValidate
        className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-6 empty:pb-1 sm:px-8"
      >
        {children}
      </form>
      {/* Outside of what scrolls, so that it is always visible. */}
      {refusal && <div className="px-5 pb-5 sm:px-8">{refusal}</div>}
    </Dialog>
  );
}

/** The message about a failure, announced at once. */
export const Refusal = ({ error }: { error: Error }) => (
  <p role="alert" className="text-sm text-danger">
    {sentenceOf(error)}
  </p>
);

const IDLE = { isPending: false, error: null };

interface ConfirmDialogProps extends ConfirmCopy {
  danger?: boolean;
  /** The mutation that the button starts, unless it takes no time. */
  mutation?: { isPending: boolean; error: Error | null };
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for confirmation of an action. */
export const ConfirmDialog = ({
  mutation: { isPending, error } = IDLE,
  onSubmit,
  ...rest
}: ConfirmDialogProps) => (
  <SubmitFrame
    {...rest}
    isPending={isPending}
    refusal={error && <Refusal error={error} />}
    form={{
      onSubmit: (event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      },
    }}
  />
);
