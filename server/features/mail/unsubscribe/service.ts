import type { Unsubscription } from '#shared/mail/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { rescheduleDigest } from '../digest/schedule.ts';
import { isOptional } from '../kinds/kinds.ts';
import { listRecipients } from '../outbox/queries.ts';
import { saveSettings } from '../settings/queries.ts';
import { readToken } from './tokens.ts';

/** 'mina-okoro@atelier.test' -> 'm••••••o@atelier.test' */
function mask(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return `${name.slice(0, 1)}••••••${name.length > 1 ? name.at(-1) : ''}@${host}`;
}

/** Throws `unsubscribe_link_invalid`, also for a deleted account. */
async function findOwner(ctx: Context, token: string) {
  const read = await readToken(ctx, token);
  const [recipient] = read && isOptional(read.kind) ? await listRecipients(ctx.db, [read.memberId]) : [];
  if (!recipient) throw new AppError('unsubscribe_link_invalid');
  return recipient;
}

export async function readUnsubscription(ctx: Context, token: string): Promise<Unsubscription> {
  const { email, settings } = await findOwner(ctx, token);
  return { address: mask(email ?? ''), isUnsubscribed: settings?.isUnsubscribed ?? false };
}

export async function setUnsubscription(
  ctx: Context,
  token: string,
  isUnsubscribed: boolean,
): Promise<Unsubscription> {
  const { id } = await findOwner(ctx, token);
  await ctx.db.transaction(async (tx) => {
    await saveSettings(tx, id, { isUnsubscribed });
    await rescheduleDigest(ctx, tx, id);
  });
  return readUnsubscription(ctx, token);
}
