/** Mutations: an expired session is reported and redirected in one place. */
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { type Endpoint, IDEMPOTENCY_KEY, type Result, type Sent } from '#shared/http/endpoint.ts';
import { t } from '#client/lib/t.ts';
import { call, isLeaving, isSignedOut, isSuspended, sentenceOf } from './api.ts';
import { useClientId } from './forms/use-client-id.ts';
import { refresh } from './query.ts';
import { askToSignInAgain, needsReauth, takeReturned } from './reauth.ts';
import { toast } from './toast.ts';
import { onSignedOut } from './unauthorized.ts';

interface ActionOptions<E extends Endpoint> {
  onSuccess?: (result: Result<E>, input: Sent<E>) => unknown;
  /** Not called on 401, which is reported and redirected in one place, nor when the member has to sign in again. */
  onError?: (error: Error, input: Sent<E>) => unknown;
  /** The form shows the reason for a refusal itself. */
  isForm?: true;
}

/** Says in a toast why a call failed. */
export const toastError = (error: unknown, title = t('Error')): void =>
  toast({ title, description: sentenceOf(error), variant: 'destructive' });

/** The reason instead of what failed. The member may learn of it here first, so the frame shows it from now on. */
function onSuspended(error: unknown, isForm = false): void {
  void refresh(userEndpoints.current);
  if (isForm) return;
  toastError(error, t('Not available while suspended'));
}

/**
 * For calls that no hook in this file makes: reports an expired session or a suspension.
 * @param isForm the form shows the reason for a refusal itself
 * @returns false if something else failed
 */
export function reportRefusal(error: unknown, isForm = false): boolean {
  if (isSignedOut(error)) onSignedOut();
  else if (isSuspended(error)) onSuspended(error, isForm);
  else return false;
  return true;
}

/** The second click of a double click arrives before the screen has changed. */
const DOUBLE_CLICK_MS = 500;

/** Later the same change may be meant anew. */
const RETRY_MS = 120_000;

export function useAction<E extends Endpoint>(e: E, options: ActionOptions<E> = {}) {
  const underway = useRef<{ input: string; since: number } | null>(null);
  const hasReturned = useRef(false);
  const { idFor, made } = useClientId(undefined, RETRY_MS);
  const { mutate, ...mutation } = useMutation({
    mutationFn: (input: Sent<E>) => call(e, input, e.repeatable && { [IDEMPOTENCY_KEY]: idFor(input) }),
    onSuccess: (result, input) => {
      made();
      return options.onSuccess?.(result, input);
    },
    onError: (error, input) => {
      if (isSignedOut(error)) return onSignedOut();
      if (needsReauth(error) && !hasReturned.current) return askToSignInAgain(e, input);
      const done = options.onError?.(error, input);
      if (isLeaving(error)) void refresh(userEndpoints.current);
      if (isSuspended(error)) onSuspended(error, options.isForm);
      return done;
    },
    onSettled: () => void (underway.current = null),
  });
  const mutateOnce = useCallback<typeof mutate>(
    (...args) => {
      const now = { input: JSON.stringify(args[0]), since: performance.now() };
      const last = underway.current;
      if (last?.input === now.input && now.since - last.since < DOUBLE_CLICK_MS) return;
      underway.current = now;
      mutate(...args);
    },
    [mutate],
  );
  const sendReturned = useEffectEvent(() => {
    const returned = takeReturned(e);
    if (!returned) return;
    hasReturned.current = true;
    mutate(returned.input as Sent<E>, { onSettled: () => void (hasReturned.current = false) });
  });
  useEffect(() => sendReturned(), []);
  return { ...mutation, mutate: mutateOnce };
}
