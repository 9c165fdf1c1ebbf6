/** Mutations: an expired session is reported and redirected in one place. */
import { useCallback, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Endpoint, Result, Sent } from '#shared/http/endpoint.ts';
import { call, isSignedOut } from './api.ts';
import { onSignedOut } from './unauthorized.ts';

interface ActionOptions<E extends Endpoint> {
  onSuccess?: (result: Result<E>, input: Sent<E>) => unknown;
  /** Not called on 401, which is reported and redirected in one place. */
  onError?: (error: Error, input: Sent<E>) => unknown;
}

/** The second click of a double click arrives before the screen has changed. */
const DOUBLE_CLICK_MS = 500;

export function useAction<E extends Endpoint>(e: E, options: ActionOptions<E> = {}) {
  const underway = useRef<{ input: string; since: number } | null>(null);
  const { mutate, ...mutation } = useMutation({
    mutationFn: (input: Sent<E>) => call(e, input),
    onSuccess: (result, input) => options.onSuccess?.(result, input),
    onError: (error, input) => (isSignedOut(error) ? onSignedOut() : options.onError?.(error, input)),
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
  return { ...mutation, mutate: mutateOnce };
}
