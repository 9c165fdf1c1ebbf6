import { useRef } from 'react';
import * as z from 'zod/mini';
import type { Endpoint, Result, Sent } from '#shared/http/endpoint.ts';
import { useAction } from '../action.ts';
import { readDraft } from '../draft.ts';
import { changesOf } from './changes-of.ts';
import { errorsIn } from './errors.ts';
import { useClientId } from './use-client-id.ts';
import { type FormOptions, useForm } from './use-form.ts';

interface EndpointFormOptions<E extends Endpoint, Values extends object> extends FormOptions<Values> {
  /**
   * The request made of the values, or, if it leaves out what stays, of those that differ from `start`. Its body is checked
   * against the contract before it is sent.
   */
  input: (values: Values, changes: Partial<Values>) => Sent<E>;
  onSuccess?: (result: Result<E>, sent: Sent<E>) => unknown;
  onError?: (error: Error) => unknown;
}

const isNamed = (body: unknown): boolean => body instanceof z.ZodMiniObject && 'clientId' in body.shape;

/** A form that makes one API call. Success deletes the draft, unless something was typed meanwhile. */
export function useEndpointForm<E extends Endpoint, Values extends object>(
  endpoint: E,
  { input, onSuccess, onError, ...options }: EndpointFormOptions<E, Values>,
) {
  const requestOf = (values: Values) => input(values, changesOf(options.start, values));
  const atSending = useRef('');
  const { idFor, made } = useClientId(options.draft);
  const action = useAction(endpoint, {
    isForm: true,
    onSuccess: (result, sent) => {
      made();
      if (typed() === atSending.current) form.discard();
      return onSuccess?.(result, sent);
    },
    onError: (error) => {
      form.refuse(error);
      return onError?.(error);
    },
  });
  const form = useForm<Values>({
    ...options,
    isPending: action.isPending,
    check: (values) => {
      const { body } = requestOf(values) as { body?: unknown };
      return { ...errorsIn(endpoint.body, body), ...options.check?.(values) };
    },
    send: (values) => {
      atSending.current = typed();
      const sent = requestOf(values) as { body?: object };
      const named = isNamed(endpoint.body) ? { body: { ...sent.body, clientId: idFor(sent) } } : {};
      action.mutate({ ...sent, ...named } as Sent<E>);
    },
  });
  /** The draft of a dialog that was closed and opened again meanwhile is this form's, too. */
  const typed = () => JSON.stringify(options.draft === undefined ? form.values : readDraft(options.draft));
  const discard = () => {
    made();
    form.discard();
  };
  return { ...form, discard, data: action.data, reset: action.reset };
}
