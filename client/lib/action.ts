/** Mutations: a failure of the session is told and redirected in one place. */
import { useMutation } from '@tanstack/react-query';
import type { Endpoint, Result, Sent } from '#shared/http/endpoint.ts';
import { call, isSignedOut } from './api.ts';
import { onSignedOut } from './unauthorized.ts';

interface ActionOptions<E extends Endpoint> {
  onSuccess?: (result: Result<E>, input: Sent<E>) => unknown;
  /** Not called on 401: that is told and redirected in one place. */
  onError?: (error: Error, input: Sent<E>) => unknown;
}

export const useAction = <E extends Endpoint>(e: E, options: ActionOptions<E> = {}) =>
  useMutation({
    mutationFn: (input: Sent<E>) => call(e, input),
    onSuccess: (result, input) => options.onSuccess?.(result, input),
    onError: (error, input) => (isSignedOut(error) ? onSignedOut() : options.onError?.(error, input)),
  });
