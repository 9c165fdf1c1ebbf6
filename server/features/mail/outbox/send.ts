/**
 * Sends what is due. At least once: a process that dies after the mail server took a message leaves the row waiting, and
 * the next attempt carries the same Message-ID.
 */
import { displayName } from '#shared/kernel/names.ts';
import type { OutboxRow } from '#shared/mail/tables.ts';
import type { Context } from '#server/context.ts';
import { gallerySettings } from '#server/features/settings/public.ts';
import { type Mail, MailError } from '#server/providers/mail/mail.ts';
import { afterDigest } from '../digest/schedule.ts';
import { KINDS, isOptional } from '../kinds/kinds.ts';
import { formatFor } from '../letters/format.ts';
import { render } from '../letters/render.ts';
import { unsubscribePath } from '../unsubscribe/tokens.ts';
import {
  LAST_LETTER,
  MAX_REFUSALS,
  type Recipient,
  addressOf,
  clearRefusals,
  countRefusal,
  endMail,
  leaseDue,
  listRecipients,
  removeEndedBefore,
  retryMail,
} from './queries.ts';

const BATCH = 8;
/** Longer than a mail server can take. */
const LEASE_SECONDS = 120;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** No message can be sent, whatever it is: tries again soon. */
const OUTAGE_WAIT_MS = 2 * MINUTE_MS;
const GIVE_UP_MS = 5 * 86_400_000;
const KEPT_MS = 30 * 86_400_000;
const REMOVED_AT_ONCE = 1000;

/** One minute, two, four... */
const waitAfter = (attempts: number): number => Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

async function letterFor(ctx: Context, row: OutboxRow, recipient: Recipient, address: string) {
  const { publicUrl } = ctx.config;
  const { id, timeZone, language } = recipient;
  const unsubscribe = isOptional(row.kind) ? await unsubscribePath(ctx, id, row.kind) : null;
  const letter = await KINDS[row.kind]?.({
    db: ctx.db,
    reader: { id, address, timeZone, format: formatFor(language, timeZone) },
    subject: row.subject,
    happenedAt: row.createdAt,
    dueAt: row.dueAt,
    publicUrl,
    unsubscribePath: unsubscribe ?? '',
  });
  if (!letter) return null;
  const { supportEmail } = await gallerySettings(ctx);
  const headers: Record<string, string> = {
    'Reply-To': supportEmail,
    ...(unsubscribe && {
      'List-Id': `<${row.kind}.${new URL(publicUrl).hostname}>`,
      'List-Unsubscribe': `<${publicUrl}${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
  return { ...render(letter, { publicUrl, language: language ?? 'en' }), headers };
}

async function recipientOf(ctx: Context, { userId, kind, address, subject }: OutboxRow) {
  const [recipient] = await listRecipients(ctx.db, [userId]);
  if (!recipient || kind !== LAST_LETTER) return recipient;
  const { language = null, timeZone = null } = subject;
  return { ...recipient, email: address, emailVerified: true, language, timeZone };
}

async function onRefused(ctx: Context, row: OutboxRow, address: string, failure: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await endMail(tx, row.id, { state: 'refused', endedAt: ctx.clock.now(), address, failure });
    // Nothing of that address is stored.
    if (row.kind === LAST_LETTER) return;
    if ((await countRefusal(tx, row.userId, address)) !== MAX_REFUSALS) return;
    await ctx.events.emit(tx, 'mail.undeliverable', { memberId: row.userId, reason: 'returned' });
  });
}

async function onFailed(ctx: Context, row: OutboxRow, error: unknown): Promise<void> {
  const now = ctx.clock.now();
  const failure = error instanceof MailError ? error.message : 'The email couldn’t be written.';
  if (now.getTime() - row.dueAt.getTime() > GIVE_UP_MS) {
    await endMail(ctx.db, row.id, { state: 'refused', endedAt: now, failure });
    return;
  }
  const isOutage = error instanceof MailError && error.failure === 'unreachable';
  const wait = isOutage ? OUTAGE_WAIT_MS : waitAfter(row.attempts);
  await retryMail(ctx.db, row.id, { nextAttemptAt: new Date(now.getTime() + wait), failure });
}

/** @returns whether more can be sent */
async function sendOne(ctx: Context, mail: Mail, row: OutboxRow): Promise<boolean> {
  try {
    const recipient = await recipientOf(ctx, row);
    const address = recipient ? addressOf(recipient) : null;
    const letter = recipient && address ? await letterFor(ctx, row, recipient, address) : null;
    if (!recipient || !address || !letter) {
      await endMail(ctx.db, row.id, { state: 'dropped', endedAt: ctx.clock.now() });
    } else {
      const to = { name: displayName(recipient), address };
      try {
        await mail.send({ ...letter, messageId: row.messageId!, to });
      } catch (error) {
        if (!(error instanceof MailError) || error.failure !== 'refused') throw error;
        await onRefused(ctx, row, address, error.message);
        return true;
      }
      await endMail(ctx.db, row.id, { state: 'sent', endedAt: ctx.clock.now(), address });
      await clearRefusals(ctx.db, row.userId);
    }
    if (row.kind === 'digest') await afterDigest(ctx, ctx.db, row.userId);
    return true;
  } catch (error) {
    // Never the error itself: it may contain addresses.
    const { name, code } = error as { name?: string; code?: unknown };
    ctx.log.warn({ mail: row.id, kind: row.kind, name, code }, 'an email could not be sent; will retry');
    await onFailed(ctx, row, error);
    return !(error instanceof MailError && error.failure === 'unreachable');
  }
}

export async function sendDueMail(ctx: Context): Promise<void> {
  const { mail } = ctx;
  if (!mail) return;
  for (;;) {
    const rows = await leaseDue(ctx.db, ctx.clock.now(), { limit: BATCH, seconds: LEASE_SECONDS });
    const sent = await Promise.all(rows.map((row) => sendOne(ctx, mail, row)));
    if (rows.length < BATCH || sent.includes(false)) return;
  }
}

export async function removeOldMail(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS);
  while ((await removeEndedBefore(ctx.db, before, REMOVED_AT_ONCE)) === REMOVED_AT_ONCE);
}
