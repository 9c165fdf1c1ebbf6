import type * as z from 'zod/mini';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { SigningSecret, Webhook, WebhookAttempt, WebhookForm } from '#shared/webhooks/contract.ts';
import { TEST_EVENT } from '#shared/webhooks/events.ts';
import { MAX_WEBHOOKS, OLD_SECRET_HOURS } from '#shared/webhooks/limits.ts';
import { webhooks } from '#shared/webhooks/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import type { Member } from '#server/http/route.ts';
import {
  deleteWebhook,
  findAttempt,
  findOutgoing,
  findWebhook,
  insertTest,
  insertWebhook,
  listAttempts,
  listWebhooks,
  lockAndCount,
  updateSecret,
  updateWebhook,
} from './queries.ts';
import { bodyOf } from './queue.ts';
import { attempt } from './send.ts';
import { newSecret } from './sign.ts';

type Form = z.output<typeof WebhookForm>;
type Secret = z.output<typeof SigningSecret>;

/** Throws `invalid_request`. */
function requireReachable(ctx: Context, url: string): void {
  try {
    ctx.remote.checkPost(url);
  } catch (cause) {
    const isPlain = new URL(url).protocol === 'http:';
    const message = isPlain
      ? 'Use https. We don’t send over http.'
      : 'We can’t reach this address from the internet.';
    throw new AppError('invalid_request', { detail: message, issues: [{ path: 'url', message }], cause });
  }
}

export async function readWebhook(db: Queryable, member: Member, id: string): Promise<Webhook> {
  const [webhook] = await listWebhooks(db, member.id, id);
  if (!webhook) throw new AppError('webhook_not_found');
  return webhook;
}

export async function addWebhook(
  ctx: Context,
  member: Member,
  { url, events, clientId }: Form & { clientId?: string | undefined },
): Promise<Webhook> {
  requireReachable(ctx, url);
  return ctx.db.transaction(async (tx) => {
    const named = { table: webhooks, owner: webhooks.userId, id: clientId, ownerId: member.id };
    if (await isMadeBefore(tx, named)) return readWebhook(tx, member, clientId!);
    if ((await lockAndCount(tx, member.id)) >= MAX_WEBHOOKS) throw new AppError('webhooks_full');
    const values = {
      id: clientId,
      userId: member.id,
      url,
      events: [...new Set(events)],
      secret: newSecret(),
    };
    const id = await insertWebhook(tx, { ...values, createdAt: ctx.clock.now() });
    return readWebhook(tx, member, id);
  });
}

async function change(
  ctx: Context,
  member: Member,
  id: string,
  set: Parameters<typeof updateWebhook>[3],
): Promise<Webhook> {
  if (!(await updateWebhook(ctx.db, member.id, id, set))) throw new AppError('webhook_not_found');
  return readWebhook(ctx.db, member, id);
}

export async function editWebhook(
  ctx: Context,
  member: Member,
  id: string,
  { url, events }: Partial<Form>,
): Promise<Webhook> {
  if (url !== undefined) requireReachable(ctx, url);
  return change(ctx, member, id, {
    userId: member.id,
    // Another address has not failed yet.
    ...(url === undefined ? {} : { url, failingSince: null }),
    ...(events === undefined ? {} : { events: [...new Set(events)] }),
  });
}

export async function removeWebhook(ctx: Context, member: Member, id: string): Promise<undefined> {
  if (!(await deleteWebhook(ctx.db, member.id, id))) throw new AppError('webhook_not_found');
}

export const startWebhook = (ctx: Context, member: Member, id: string): Promise<Webhook> =>
  change(ctx, member, id, { stoppedAt: null, failingSince: null });

async function requireOwn(ctx: Context, member: Member, id: string) {
  const row = await findWebhook(ctx.db, member.id, id);
  if (!row) throw new AppError('webhook_not_found');
  return row;
}

export async function readSecret(ctx: Context, member: Member, id: string): Promise<Secret> {
  const { secret, oldSecretUntil } = await requireOwn(ctx, member, id);
  const isOldValid = oldSecretUntil !== null && oldSecretUntil > ctx.clock.now();
  return { secret, oldSecretUntil: isOldValid ? oldSecretUntil : null };
}

export async function replaceSecret(ctx: Context, member: Member, id: string): Promise<Secret> {
  const oldSecretUntil = new Date(ctx.clock.now().getTime() + OLD_SECRET_HOURS * 3_600_000);
  const secret = newSecret();
  if (!(await updateSecret(ctx.db, member.id, id, secret, oldSecretUntil)))
    throw new AppError('webhook_not_found');
  return { secret, oldSecretUntil };
}

export async function readAttempts(
  ctx: Context,
  member: Member,
  id: string,
  page: PageRequest,
): Promise<Page<WebhookAttempt>> {
  await requireOwn(ctx, member, id);
  return listAttempts(ctx.db, id, page);
}

async function sendNow(ctx: Context, member: Member, deliveryId: string): Promise<WebhookAttempt | null> {
  const delivery = await findOutgoing(ctx.db, member.id, deliveryId);
  const attemptId = delivery && (await attempt(ctx, delivery, { isDue: false }));
  return attemptId ? findAttempt(ctx.db, attemptId) : null;
}

/** With the same id. */
export async function sendAgain(ctx: Context, member: Member, deliveryId: string): Promise<WebhookAttempt> {
  const sent = await sendNow(ctx, member, deliveryId);
  if (!sent) throw new AppError('webhook_delivery_not_found');
  return sent;
}

export async function sendTest(ctx: Context, member: Member, webhookId: string): Promise<WebhookAttempt> {
  await requireOwn(ctx, member, webhookId);
  const at = ctx.clock.now();
  const body = bodyOf(TEST_EVENT, at, { webhook: webhookId, state: 'test' });
  const test = { webhookId, type: TEST_EVENT, body, nextAttemptAt: at, createdAt: at };
  const id = await insertTest(ctx.db, test);
  const sent = id && (await sendNow(ctx, member, id));
  // Deleted meanwhile.
  if (!sent) throw new AppError('webhook_not_found');
  return sent;
}
