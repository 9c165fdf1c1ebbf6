import { desc, eq, sql } from 'drizzle-orm';
import { outbox } from '#shared/mail/tables.ts';
import type { Db, Queryable } from '#server/context.ts';
import { sandboxMail, sandboxMailAnswers } from './tables.ts';

export const KEPT = 200;
const ACCEPTED = 250;

/** The response to the next delivery. @returns 250 if nothing else was asked for */
export async function takeAnswer(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ code: number }>(sql`
    delete from ${sandboxMailAnswers} where id = (
      select id from ${sandboxMailAnswers} order by id limit 1 for update skip locked) returning code`);
  return rows[0]?.code ?? ACCEPTED;
}

/** Replaces the answers that wait. */
export const setAnswers = (db: Db, codes: number[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(sandboxMailAnswers);
    const later = codes.filter((code) => code !== ACCEPTED);
    if (later.length > 0) await tx.insert(sandboxMailAnswers).values(later.map((code) => ({ code })));
  });

export async function nextAnswer(db: Queryable): Promise<number> {
  const [row] = await db.select().from(sandboxMailAnswers).orderBy(sandboxMailAnswers.id).limit(1);
  return row?.code ?? ACCEPTED;
}

type Received = Omit<typeof sandboxMail.$inferInsert, 'times'> & { code: number };

/** A message that was there already is counted and moves to the top. */
export async function keepMessage(db: Queryable, message: Received): Promise<void> {
  const times = message.code === ACCEPTED ? 1 : 0;
  const { code, receivedAt, source } = message;
  const latest = { code, receivedAt, source, times: sql`${sandboxMail.times} + ${times}` };
  await db
    .insert(sandboxMail)
    .values({ ...message, times })
    .onConflictDoUpdate({ target: sandboxMail.messageId, set: latest });
  await db.execute(sql`delete from ${sandboxMail} where id <= (
    select id from ${sandboxMail} order by id desc offset ${KEPT} limit 1)`);
}

const columns = {
  id: sandboxMail.id,
  messageId: sandboxMail.messageId,
  to: sandboxMail.recipient,
  subject: sandboxMail.subject,
  times: sandboxMail.times,
  code: sandboxMail.code,
  receivedAt: sandboxMail.receivedAt,
  kind: outbox.kind,
  /** When the event happened that it reports. */
  queuedAt: outbox.createdAt,
  retriesAt: sql<
    string | null
  >`case when ${outbox.state} = 'waiting' then ${outbox.nextAttemptAt} end`.mapWith(outbox.nextAttemptAt),
};

/** Newest first. */
export const listMessages = (db: Queryable, to: string | undefined) =>
  db
    .select(columns)
    .from(sandboxMail)
    .leftJoin(outbox, eq(outbox.messageId, sandboxMail.messageId))
    .where(to === undefined ? undefined : eq(sandboxMail.recipient, to))
    .orderBy(desc(sandboxMail.receivedAt), desc(sandboxMail.id))
    .limit(KEPT);

export async function findMessage(db: Queryable, id: number) {
  const [row] = await db
    .select({ ...columns, source: sandboxMail.source })
    .from(sandboxMail)
    .leftJoin(outbox, eq(outbox.messageId, sandboxMail.messageId))
    .where(eq(sandboxMail.id, id));
  return row ?? null;
}
