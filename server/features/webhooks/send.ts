/**
 * Sends what is due. At least once: a process that dies after an answer leaves the delivery waiting, and the next attempt
 * carries the same id.
 */
import { hasArrived, nextAttemptAt, stopsAt } from '#shared/webhooks/attempts.ts';
import type { AttemptFailure } from '#shared/webhooks/contract.ts';
import { ANSWER_BYTES, ANSWER_SECONDS, DELIVERIES_KEPT_DAYS } from '#shared/webhooks/limits.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';
import {
  type Outgoing,
  insertAttempt,
  leaseDue,
  lockWebhook,
  markDelivered,
  markFailed,
  markFailing,
  removeBefore,
  stopWebhook,
} from './queries.ts';
import { SEND_JOB } from './queue.ts';
import { messageIdOf, sign } from './sign.ts';

/** Sent at once by a process. */
const BATCH = 24;
/** Of them to the webhooks of one member. */
const EACH = 2;
/** Longer than an attempt can take. */
const LEASE_SECONDS = 60;
/** After this long other jobs get a turn. */
const RUN_MS = 30_000;
const DAY_MS = 86_400_000;
const REMOVED_AT_ONCE = 1000;

function failureOf(error: unknown): AttemptFailure {
  if (!(error instanceof AppError)) return 'timeout';
  return error.code === 'link_not_allowed' ? 'not_allowed' : 'unreachable';
}

/** Postgres stores no NUL. */
const storable = (text: string): string => text.replaceAll('\0', '');

/** What came back. Never throws: no answer is one, too. */
async function post(ctx: Context, { url, body }: Outgoing, headers: Record<string, string>) {
  try {
    const answer = await ctx.remote.post(url, {
      headers: { 'content-type': 'application/json', ...headers },
      body,
      maxBytes: ANSWER_BYTES,
      signal: AbortSignal.timeout(ANSWER_SECONDS * 1000),
    });
    const { status, statusText, contentType, text } = answer;
    return {
      status,
      failure: null,
      statusText: storable(statusText),
      contentType: contentType && storable(contentType),
      answer: storable(text),
    };
  } catch (error) {
    return { status: null, failure: failureOf(error), statusText: '', contentType: null, answer: '' };
  }
}

async function onFailed(ctx: Context, tx: Queryable, delivery: Outgoing, at: Date): Promise<void> {
  const { id, webhookId, attempts, url, userId: memberId } = delivery;
  const failingSince = await markFailing(tx, { id: webhookId, url, at });
  const next = nextAttemptAt(attempts, at);
  await markFailed(tx, id, next);
  if (next || failingSince === null || stopsAt(failingSince) > at) return;
  const undelivered = await stopWebhook(tx, webhookId, at);
  const keptUntil = new Date(at.getTime() + DELIVERIES_KEPT_DAYS * DAY_MS);
  const { host } = new URL(url);
  await ctx.events.emit(tx, 'webhook.stopped', { memberId, webhookId, host, undelivered, keptUntil });
}

/**
 * One attempt, and what became of it. @param isDue otherwise the member sends it: a failure changes nothing
 * @returns the attempt's id; null if the webhook was deleted meanwhile
 */
export async function attempt(
  ctx: Context,
  delivery: Outgoing,
  { isDue }: { isDue: boolean },
): Promise<string | null> {
  const { id, webhookId, url, body, attempts, secret, oldSecret, oldSecretUntil } = delivery;
  const at = ctx.clock.now();
  const messageId = messageIdOf(id);
  // Real time: the receiver compares it with its own clock.
  const timestamp = Math.floor(Date.now() / 1000);
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > at;
  const signature = sign(isOldValid ? [secret, oldSecret] : [secret], { messageId, timestamp, body });
  const start = performance.now();
  const answer = await post(ctx, delivery, {
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  });
  const durationMs = Math.round(performance.now() - start);
  return ctx.db.transaction(async (tx) => {
    if (!(await lockWebhook(tx, webhookId))) return null;
    const sent = { webhookId, deliveryId: id, url, timestamp, signature, durationMs, createdAt: at };
    const attemptId = await insertAttempt(tx, { ...sent, ...answer, number: isDue ? attempts : null });
    if (hasArrived(answer)) await markDelivered(tx, delivery);
    else if (isDue) await onFailed(ctx, tx, delivery, at);
    return attemptId;
  });
}

/** Wakes the run of a process that is sending. */
const underway = new WeakMap<Context, () => void>();

/** One run a process at a time: it also sends what becomes due meanwhile, and a slow receiver holds up only its own place. */
export async function sendDueWebhooks(ctx: Context): Promise<void> {
  const wakeOther = underway.get(ctx);
  if (wakeOther) {
    wakeOther();
    return;
  }
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  underway.set(ctx, wake);
  /** Those that failed stay, and end the run. */
  const sending = new Set<Promise<unknown>>();
  const start = performance.now();
  try {
    for (;;) {
      woken = Promise.withResolvers();
      const isLate = performance.now() - start > RUN_MS;
      const room = { limit: isLate ? 0 : BATCH - sending.size, each: EACH, seconds: LEASE_SECONDS };
      const due = room.limit > 0 ? await leaseDue(ctx.db, ctx.clock.now(), room) : [];
      for (const delivery of due) {
        const send = async () => {
          await attempt(ctx, delivery, { isDue: true });
          sending.delete(sent);
          wake();
        };
        const sent = send();
        sending.add(sent);
      }
      if (sending.size === 0) {
        if (isLate) await addJob(ctx.db, SEND_JOB, {}, { key: SEND_JOB });
        return;
      }
      await Promise.race([woken.promise, ...sending]);
    }
  } finally {
    await Promise.allSettled(sending);
    underway.delete(ctx);
  }
}

export async function removeOldDeliveries(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - DELIVERIES_KEPT_DAYS * DAY_MS);
  while ((await removeBefore(ctx.db, before, REMOVED_AT_ONCE)) === REMOVED_AT_ONCE);
}
