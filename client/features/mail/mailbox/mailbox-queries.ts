/** The stand-in's own JSON: not part of the API, because a gallery with a real mail server has no mailbox. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Timestamp } from '#shared/kernel/fields.ts';
import { toApiError } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query.ts';

const LIST = '/sandbox/mail.json';

const Brief = z.object({
  id: z.int(),
  messageId: z.string(),
  to: z.string(),
  subject: z.string(),
  times: z.int(),
  code: z.int(),
  receivedAt: Timestamp,
  queuedAt: z.nullable(Timestamp),
  retriesAt: z.nullable(Timestamp),
});
export type Brief = z.output<typeof Brief>;
const Mailbox = z.object({ answer: z.int(), messages: z.array(Brief) });
const Message = z.object({
  ...Brief.shape,
  headers: z.record(z.string(), z.string()),
  text: z.string(),
  source: z.string(),
});
export type Message = z.output<typeof Message>;

async function read<T extends z.ZodMiniType>(path: string, schema: T): Promise<z.output<T>> {
  const response = await fetch(path);
  if (!response.ok) throw await toApiError(response);
  return z.parse(schema, await response.json());
}

/** New mail appears by itself. */
const POLL_MS = 2000;
const listQuery = queryOptions({
  queryKey: [LIST],
  queryFn: () => read(LIST, Mailbox),
  refetchInterval: POLL_MS,
});

export const useMailbox = () => useQuery(listQuery);
export const useMessage = (id: number) =>
  useQuery({ queryKey: [LIST, id], queryFn: () => read(`/sandbox/mail/${id}.json`, Message) });

export const useAnswer = (onError: (error: Error) => void) =>
  useMutation({
    mutationFn: async (code: number) => {
      const response = await fetch('/sandbox/mail/answers', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answers: [code] }),
      });
      if (!response.ok) throw await toApiError(response);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [LIST], exact: true }),
    onError,
  });
