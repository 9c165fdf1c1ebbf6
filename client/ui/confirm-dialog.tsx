import '#client/utilities.css';
import { type ReactNode, useId } from 'react';
import { Dialog } from 'radix-ui';
import { sentenceOf } from '#client/lib/api.ts';
import { Button } from './base/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import * as texts from './texts.ts';

interface ConfirmDialogProps {
  title: string;
  /** The consequences, shown before the click. */
  description: string;
  /** The button's label, and its label while working. */
  action: readonly [name: string, busy: string];
  /** The label of the cancel button. */
  dismiss?: string;
  isPending: boolean;
  error: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for confirmation of an action. The draft stays if it is refused. */
export function ConfirmDialog({
  action,
  dismiss = texts.cancel,
  isPending,
  error,
  onSubmit,
  onClose,
  children,
  ...head
}: ConfirmDialogProps) {
  const formId = useId();
  const [name, busy] = action;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame
        {...head}
        width={children ? 'sm:max-w-[560px]' : 'sm:max-w-[480px]'}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {dismiss}
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={isPending}
              {...(children ? {} : { 'data-autofocus': true })}
            >
              {isPending ? busy : name}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) onSubmit();
          }}
          className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-6 empty:pb-1 sm:px-8"
        >
          {children}
          {error && (
            <p role="alert" className="text-sm text-danger">
              {sentenceOf(error)}
            </p>
          )}
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
}
