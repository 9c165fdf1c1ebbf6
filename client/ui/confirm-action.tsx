import type { ReactNode } from 'react';
import type { Endpoint, Result, Sent } from '#shared/http/endpoint.ts';
import { useAction } from '#client/lib/action.ts';
import { toast } from '#client/lib/toast.ts';
import { type ConfirmCopy, ConfirmDialog } from './confirm-dialog.tsx';

type Said = string | Parameters<typeof toast>[0];

interface ConfirmActionProps<E extends Endpoint> extends ConfirmCopy {
  endpoint: E;
  input: Sent<E>;
  danger?: boolean;
  /** The toast once it is done. */
  done: Said | ((result: Result<E>) => Said);
  /** After that, when the dialog is closed. */
  onDone?: (result: Result<E>) => unknown;
  /** Refetches what has changed: after a refusal too, because it may have been changed elsewhere. */
  refresh?: () => unknown;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before it calls an endpoint. A refusal stays in the dialog. */
export function ConfirmAction<E extends Endpoint>({
  endpoint,
  input,
  done,
  onDone,
  refresh,
  ...dialog
}: ConfirmActionProps<E>) {
  const action = useAction(endpoint, {
    onSuccess: (result) => {
      const said = typeof done === 'function' ? done(result) : done;
      toast(typeof said === 'string' ? { title: said } : said);
      dialog.onClose();
      return Promise.all([onDone?.(result), refresh?.()]);
    },
    onError: () => refresh?.(),
  });
  return <ConfirmDialog {...dialog} mutation={action} onSubmit={() => action.mutate(input)} />;
}
