import { randomBytes } from 'node:crypto';
import type { Context, Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Events } from '#server/events/events.ts';
import { LAST_LETTER, addressOf, insertMail, isReturned, listRecipients, markNotified } from './queries.ts';

export interface Queued {
  kind: string;
  to: readonly string[];
  /** Ids; the letter is written from them when it is sent. */
  subject: Readonly<Record<string, string>>;
  dedupeKey?: string;
  /** Default: now. */
  dueAt?: Date;
}

export const SEND_JOB = 'send-mail';
const newMessageId = (host: string): string => `<outbox-${randomBytes(12).toString('hex')}@${host}>`;

/**
 * In the transaction of the event: the e-mail exists exactly if what it reports happened. Members whose
 * address their sign-in provider has not verified get none, and one notification that says so.
 */
export async function queueMail(ctx: Context, tx: Queryable, ...mails: Queued[]): Promise<void> {
  const { mail } = ctx;
  const ids = [...new Set(mails.flatMap(({ to }) => to))];
  if (!mail || ids.length === 0) return;
  const now = ctx.clock.now();
  const recipients = await listRecipients(tx, ids);
  const reachable = new Set(recipients.filter(addressOf).map(({ id }) => id));
  const added = await insertMail(
    tx,
    mails.flatMap(({ to, kind, subject, dedupeKey = null, dueAt = now }) =>
      [...to]
        .filter((id) => reachable.has(id))
        .toSorted()
        .map((userId) => ({
          kind,
          userId,
          subject,
          dedupeKey,
          dueAt,
          nextAttemptAt: dueAt,
          createdAt: now,
          messageId: newMessageId(mail.host),
        })),
    ),
  );
  // Sent at once; letters due later are found by the minute's run.
  for (const id of added) await addJob(tx, SEND_JOB, {}, { key: `${SEND_JOB}:${id}` });
  for (const recipient of recipients) {
    const isUnverified = recipient.emailVerified === false && !isReturned(recipient);
    if (isUnverified && (await markNotified(tx, recipient.id, now)))
      await ctx.events.emit(tx, 'mail.undeliverable', { memberId: recipient.id, reason: 'unverified' });
  }
}

/** After everything else of the member was removed. */
export async function queueLastLetter(
  ctx: Context,
  tx: Queryable,
  { memberId, email, ...format }: Events['member.deleted'],
): Promise<void> {
  if (!ctx.mail || email === null) return;
  const now = ctx.clock.now();
  const said = Object.entries(format).filter((entry): entry is [string, string] => entry[1] !== null);
  const [id] = await insertMail(tx, [
    {
      kind: LAST_LETTER,
      userId: memberId,
      subject: Object.fromEntries(said),
      address: email,
      dueAt: now,
      nextAttemptAt: now,
      createdAt: now,
      messageId: newMessageId(ctx.mail.host),
    },
  ]);
  await addJob(tx, SEND_JOB, {}, { key: `${SEND_JOB}:${id}` });
}
