import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { type OutboxRow, type OutboxState, mailSettings, outbox } from '#shared/mail/tables.ts';
import type { Queryable } from '#server/context.ts';

/** After this many permanent refusals in a row, nothing more is sent to an address. */
export const MAX_REFUSALS = 3;

/** To someone whose account was deleted: the row alone has the address, and is removed when it was sent or refused. */
export const LAST_LETTER = 'member.deleted';

const recipientColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  artistName: users.artistName,
  email: users.email,
  emailVerified: users.emailVerified,
  timeZone: users.timeZone,
  language: users.language,
  settings: mailSettings,
};
export type Recipient = Awaited<ReturnType<typeof listRecipients>>[number];

export const listRecipients = (db: Queryable, ids: string[]) =>
  db
    .select(recipientColumns)
    .from(users)
    .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
    .where(inArray(users.id, ids))
    // Rows are inserted in the same order by every transaction.
    .orderBy(users.id);

export const isReturned = ({ email, settings }: Pick<Recipient, 'email' | 'settings'>): boolean =>
  settings !== null && settings.refusals >= MAX_REFUSALS && settings.refusedAddress === email;

/** The address that e-mail may be sent to; null: none. */
export const addressOf = (recipient: Recipient): string | null =>
  recipient.emailVerified && !isReturned(recipient) ? recipient.email : null;

/** @returns the ids of rows that are new */
export async function insertMail(tx: Queryable, rows: (typeof outbox.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await tx.insert(outbox).values(rows).onConflictDoNothing().returning({ id: outbox.id });
  return added.map(({ id }) => id);
}

/** Takes due rows for this process. A crashed process loses its rows when the lease ends. */
export async function leaseDue(
  db: Queryable,
  now: Date,
  { limit, seconds }: { limit: number; seconds: number },
): Promise<OutboxRow[]> {
  const due = sql`select id from ${outbox} where state = 'waiting' and next_attempt_at <= ${now.toISOString()}::timestamptz
    and (leased_until is null or leased_until < now())
    order by next_attempt_at, id limit ${limit} for update skip locked`;
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      leasedUntil: sql`now() + make_interval(secs => ${seconds})`,
    })
    .where(sql`${outbox.id} in (${due})`)
    .returning();
}

export async function endMail(
  db: Queryable,
  id: number,
  ended: { state: Exclude<OutboxState, 'waiting'>; endedAt: Date; address?: string; failure?: string },
): Promise<void> {
  await db
    .update(outbox)
    .set({ ...ended, leasedUntil: null })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')));
  await db.delete(outbox).where(and(eq(outbox.id, id), eq(outbox.kind, LAST_LETTER)));
}

export async function retryMail(
  db: Queryable,
  id: number,
  retry: { nextAttemptAt: Date; failure: string },
): Promise<void> {
  await db
    .update(outbox)
    .set({ ...retry, leasedUntil: null })
    .where(eq(outbox.id, id));
}

/** @returns how many there have been in a row for this address */
export async function countRefusal(db: Queryable, userId: string, refusedAddress: string): Promise<number> {
  const [row] = await db
    .insert(mailSettings)
    .values({ userId, refusals: 1, refusedAddress })
    .onConflictDoUpdate({
      target: mailSettings.userId,
      set: {
        refusals: sql`case when ${mailSettings.refusedAddress} = ${refusedAddress} then ${mailSettings.refusals} + 1
          else 1 end`,
        refusedAddress,
      },
    })
    .returning({ refusals: mailSettings.refusals });
  return row!.refusals;
}

export const clearRefusals = (db: Queryable, userId: string) =>
  db
    .update(mailSettings)
    .set({ refusals: 0, refusedAddress: null })
    .where(and(eq(mailSettings.userId, userId), ne(mailSettings.refusals, 0)));

/** @returns true if the member had not been notified before */
export async function markNotified(db: Queryable, userId: string, at: Date): Promise<boolean> {
  const marked = await db
    .insert(mailSettings)
    .values({ userId, toldUnverifiedAt: at })
    .onConflictDoUpdate({
      target: mailSettings.userId,
      set: { toldUnverifiedAt: at },
      setWhere: sql`${mailSettings.toldUnverifiedAt} is null`,
    })
    .returning({ userId: mailSettings.userId });
  return marked.length > 0;
}

/** When the member's digest before this one was due; whether it was sent does not matter. */
export async function lastDigestDue(db: Queryable, userId: string, before: Date): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: sql`max(${outbox.dueAt})`.mapWith(outbox.dueAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        eq(outbox.kind, 'digest'),
        ne(outbox.state, 'waiting'),
        lt(outbox.dueAt, before),
      ),
    );
  return row?.dueAt ?? null;
}

export const removeWaitingDigests = (db: Queryable, userId: string) =>
  db
    .delete(outbox)
    .where(and(eq(outbox.userId, userId), eq(outbox.kind, 'digest'), eq(outbox.state, 'waiting')));

/** @returns how many were removed, at most `limit` */
export async function removeEndedBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${outbox} where id in (select id from ${outbox}
      where ended_at < ${before.toISOString()}::timestamptz limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}
