import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import { legalVersions } from '#shared/legal/tables.ts';
import { Webhook, WebhookAttempt } from '#shared/webhooks/contract.ts';
import { TEST_EVENT } from '#shared/webhooks/events.ts';
import { SHOWN_OUTCOMES } from '#shared/webhooks/limits.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '#shared/webhooks/tables.ts';
import { holdMember } from '#server/db/hold-member.ts';
import type { Db, Queryable } from '#server/context.ts';
import { columnsOf } from '#server/db/columns-of.ts';
import { afterCursor, toPage } from '#server/db/keyset.ts';
import { isNewTo } from '#server/db/new-terms.ts';
import { messageIdOf } from './sign.ts';

type NewAttempt = typeof webhookAttempts.$inferInsert;
const timeOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Oldest first. @param id one of them alone */
export function listWebhooks(db: Queryable, memberId: string, id?: string): Promise<Webhook[]> {
  const latest = db
    .select({
      lastSentAt: sql<Date | null>`max(latest.created_at)`
        .mapWith(webhookAttempts.createdAt)
        .as('last_sent_at'),
      outcomes: sql<
        boolean[]
      >`coalesce(array_agg(coalesce(latest.status between 200 and 299, false) order by latest.created_at,
          latest.id), '{}')`.as('outcomes'),
    })
    .from(
      sql`(select id, created_at, status from ${webhookAttempts} where webhook_id = ${webhooks.id}
        order by created_at desc, id desc limit ${SHOWN_OUTCOMES}) latest`,
    )
    .as('sent');
  return db
    .select({
      ...columnsOf(Webhook, webhooks),
      secretEnd: sql<string>`right(${webhooks.secret}, 3)`,
      lastSentAt: latest.lastSentAt,
      outcomes: latest.outcomes,
      undeliveredCount: sql<number>`(select count(*)::int from ${webhookDeliveries}
        where webhook_id = ${webhooks.id} and state = 'failed' and type <> ${TEST_EVENT})`,
    })
    .from(webhooks)
    .innerJoinLateral(latest, sql`true`)
    .where(and(eq(webhooks.userId, memberId), id === undefined ? undefined : eq(webhooks.id, id)))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

/** Keeps the member from adding another webhook until the transaction ends. */
export async function lockAndCount(tx: Queryable, memberId: string): Promise<number> {
  await holdMember(tx, memberId);
  return tx.$count(webhooks, eq(webhooks.userId, memberId));
}

const own = (memberId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.userId, memberId));

export async function insertWebhook(tx: Queryable, values: typeof webhooks.$inferInsert): Promise<string> {
  const [row] = await tx.insert(webhooks).values(values).returning({ id: webhooks.id });
  return row!.id;
}

export async function findWebhook(db: Queryable, memberId: string, id: string) {
  const [row] = await db.select().from(webhooks).where(own(memberId, id));
  return row ?? null;
}

/** @returns the row as it is then; null if the member has no such webhook */
export async function updateWebhook(
  db: Queryable,
  memberId: string,
  id: string,
  set: PgUpdateSetSource<typeof webhooks>,
) {
  const [row] = await db.update(webhooks).set(set).where(own(memberId, id)).returning();
  return row ?? null;
}

/** The secret that was replaced signs until then. */
export const updateSecret = (db: Queryable, memberId: string, id: string, secret: string, until: Date) =>
  updateWebhook(db, memberId, id, {
    secret,
    oldSecret: sql`${webhooks.secret}`,
    oldSecretUntil: until,
  });

/** @returns whether there was one */
export async function deleteWebhook(db: Queryable, memberId: string, id: string): Promise<boolean> {
  const rows = await db.delete(webhooks).where(own(memberId, id)).returning({ id: webhooks.id });
  return rows.length > 0;
}

const attemptColumns = {
  ...columnsOf(WebhookAttempt, webhookAttempts),
  type: webhookDeliveries.type,
  body: webhookDeliveries.body,
  nextAttemptAt:
    sql<Date | null>`case when ${webhookDeliveries.state} = 'waiting' then ${webhookDeliveries.nextAttemptAt} end`.mapWith(
      webhookDeliveries.nextAttemptAt,
    ),
};
const withMessageId = <Row extends { deliveryId: string }>(row: Row) => ({
  ...row,
  messageId: messageIdOf(row.deliveryId),
});

const selectAttempts = (db: Queryable) =>
  db
    .select(attemptColumns)
    .from(webhookAttempts)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId));

export async function listAttempts(
  db: Queryable,
  webhookId: string,
  { cursor, limit }: PageRequest,
): Promise<Page<WebhookAttempt>> {
  const rows = await selectAttempts(db)
    .where(
      and(
        eq(webhookAttempts.webhookId, webhookId),
        afterCursor(cursor, webhookAttempts.createdAt, webhookAttempts.id),
      ),
    )
    .orderBy(desc(webhookAttempts.createdAt), desc(webhookAttempts.id))
    .limit(limit + 1);
  return toPage(rows.map(withMessageId), limit);
}

/** Null if its webhook is gone. */
export async function findAttempt(db: Queryable, id: string): Promise<WebhookAttempt | null> {
  const [row] = await selectAttempts(db).where(eq(webhookAttempts.id, id));
  return row ? withMessageId(row) : null;
}

/** @returns their ids: one for each of the members' webhooks that wants this type and is on */
export async function insertDeliveries(
  tx: Queryable,
  to: readonly string[],
  { type, body, at }: { type: string; body: string; at: Date },
): Promise<string[]> {
  if (to.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${webhookDeliveries} (webhook_id, type, body, next_attempt_at, created_at)
    select id, ${type}, ${body}, ${timeOf(at)}, ${timeOf(at)} from ${webhooks}
    where ${inArray(webhooks.userId, [...to])} and stopped_at is null and ${type} = any (events) order by id
    returning id`);
  return rows.map(({ id }) => id);
}

/** A test is tried once: it does not wait. Null if the webhook is gone. */
export const insertTest = (
  db: Db,
  values: Omit<typeof webhookDeliveries.$inferInsert, 'state'>,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    if (!(await lockWebhook(tx, values.webhookId))) return null;
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({ ...values, state: 'failed' })
      .returning({ id: webhookDeliveries.id });
    return row!.id;
  });

/** Suspended, about to be deleted, or asked to agree to terms that are in force. */
const isPaused = (
  now: Date,
) => sql`(coalesce(${users.suspendedUntil} > ${timeOf(now)}, false) or ${users.deletesAt} is not null
  or exists (select from ${legalVersions} v
    where v.effective_from <= ${timeOf(now)} and ${sql.raw(isNewTo('users.id'))}))`;

const outgoing = {
  ...getTableColumns(webhookDeliveries),
  url: webhooks.url,
  userId: webhooks.userId,
  secret: webhooks.secret,
  oldSecret: webhooks.oldSecret,
  oldSecretUntil: webhooks.oldSecretUntil,
};
const selectOutgoing = (db: Queryable) =>
  db
    .select(outgoing)
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId));
export type Outgoing = Awaited<ReturnType<typeof selectOutgoing>>[number];

export async function findOutgoing(db: Queryable, memberId: string, id: string): Promise<Outgoing | null> {
  const [row] = await selectOutgoing(db).where(
    and(eq(webhookDeliveries.id, id), eq(webhooks.userId, memberId)),
  );
  return row ?? null;
}

/**
 * Takes due deliveries for this process; a crashed process loses them when the lease ends. At most `each` of a
 * member at a time, so that slow receivers of one keep no one waiting.
 */
export async function leaseDue(
  db: Queryable,
  now: Date,
  { limit, each, seconds }: { limit: number; each: number; seconds: number },
): Promise<Outgoing[]> {
  const isDue = sql`d.state = 'waiting' and d.next_attempt_at <= ${timeOf(now)}`;
  const isFree = sql`(d.leased_until is null or d.leased_until < now())`;
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${webhookDeliveries} set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${seconds})
    where id in (
      select d.id from ${webhookDeliveries} d where ${isDue} and ${isFree} and d.id in (
        select id from (
          select d.id, d.next_attempt_at, ${isFree} as is_free,
            row_number() over (partition by ${users.id} order by ${isFree}, d.next_attempt_at, d.id) as place
          from ${webhookDeliveries} d join ${webhooks} on ${webhooks.id} = d.webhook_id
            join ${users} on ${users.id} = ${webhooks.userId}
          where ${isDue} and ${webhooks.stoppedAt} is null and not ${isPaused(now)}
        ) due where is_free and place <= ${each} order by next_attempt_at, id limit ${limit})
      for update skip locked)
    returning id`);
  if (rows.length === 0) return [];
  return selectOutgoing(db).where(
    inArray(
      webhookDeliveries.id,
      rows.map(({ id }) => id),
    ),
  );
}

/** Attempts of one webhook are recorded one after another. @returns false if it was deleted */
export async function lockWebhook(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from ${webhooks} where id = ${id} for no key update`);
  return rowCount === 1;
}

export async function insertAttempt(tx: Queryable, values: NewAttempt): Promise<string> {
  const [row] = await tx.insert(webhookAttempts).values(values).returning({ id: webhookAttempts.id });
  return row!.id;
}

export async function markDelivered(tx: Queryable, { id, webhookId }: Outgoing): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'delivered', leasedUntil: null })
    .where(eq(webhookDeliveries.id, id));
  await tx
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.failingSince)));
}

/** Unless it was delivered meanwhile. @param next null: it is not tried again */
export const markFailed = (tx: Queryable, id: string, next: Date | null) =>
  tx
    .update(webhookDeliveries)
    .set({ leasedUntil: null, ...(next ? { nextAttemptAt: next } : { state: 'failed' as const }) })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting')));

/** @returns since when it fails; null if it was deleted or has stopped */
export async function markFailing(
  tx: Queryable,
  { id, url, at }: { id: string; url: string; at: Date },
): Promise<Date | null> {
  const [row] = await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${timeOf(at)})` })
    // Another address, entered meanwhile, has not failed.
    .where(and(eq(webhooks.id, id), eq(webhooks.url, url), isNull(webhooks.stoppedAt)))
    .returning({ failingSince: webhooks.failingSince });
  return row?.failingSince ?? null;
}

/** What waits is not sent any more. @returns how many messages were not delivered */
export async function stopWebhook(tx: Queryable, id: string, at: Date): Promise<number> {
  await tx.update(webhooks).set({ stoppedAt: at }).where(eq(webhooks.id, id));
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', leasedUntil: null })
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')));
  return tx.$count(
    webhookDeliveries,
    and(
      eq(webhookDeliveries.webhookId, id),
      eq(webhookDeliveries.state, 'failed'),
      ne(webhookDeliveries.type, TEST_EVENT),
    ),
  );
}

/** @returns how many were removed, at most `limit` */
export async function removeBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${webhookDeliveries} where id in (
      select id from ${webhookDeliveries} where ${lt(webhookDeliveries.createdAt, before)}
      limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}
