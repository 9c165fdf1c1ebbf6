import type { WebhookEvent } from '#shared/webhooks/events.ts';
import type { Context, Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { insertDeliveries } from './queries.ts';

export const SEND_JOB = 'send-webhooks';

/** The message as it is signed and sent. */
export const bodyOf = (type: string, at: Date, data: Readonly<Record<string, string | null>>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Ids and a state, nothing that others may not see. */
type Data = Readonly<Record<string, string | null>> & { state: string };

/** In the transaction of the event: the message exists exactly if what it reports happened. */
export async function queueWebhooks(
  ctx: Context,
  tx: Queryable,
  to: readonly string[],
  { type, ...data }: Data & { type: WebhookEvent },
): Promise<void> {
  const at = ctx.clock.now();
  const [first] = await insertDeliveries(tx, to, { type, body: bodyOf(type, at, data), at });
  if (first) await addJob(tx, SEND_JOB, {}, { key: `${SEND_JOB}:${first}` });
}
