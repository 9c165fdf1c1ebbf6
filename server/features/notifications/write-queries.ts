/**
 * Writes notifications. An action locks at most one notification per member, last and in sorted order; anything that
 * touches several skips locked ones. So two transactions never wait for each other.
 */
import { sql } from 'drizzle-orm';
import { ACCOUNT_TYPES, type NotificationType, type TableRow } from '#shared/notices/notices.ts';
import {
  notificationActors as actors,
  notificationMutes as mutes,
  notifications,
} from '#shared/notifications/tables.ts';
import type { Queryable } from '#server/context.ts';

interface Group {
  /** The recipient. */
  memberId: string;
  groupKey: string;
}
export interface NotificationInput {
  to: readonly string[];
  actorId: string | null;
  notice: TableRow;
  /** Ids as the event has them. */
  about: Readonly<Record<string, string>>;
  groupKey: string;
}

/** `like:<artwork>`, `order:<purchase>:shipped`, `premium:ended` */
export const groupKeyOf = ({ type, name, group }: TableRow, event: never): string =>
  [type, group?.(event), name].filter(Boolean).join(':');

const KEPT = sql`${sql.param([...ACCOUNT_TYPES])}::notification_type[]`;

/** Set after the function `append_to_group`, which knows the others. */
const LATER_SUBJECTS = [
  ['caseId', 'case_id'],
  ['offerId', 'offer_id'],
  ['searchId', 'saved_search_id'],
  ['draftId', 'draft_id'],
] as const;

/**
 * Creates a notification for each member, or joins the unread one of its group. @returns who was notified: not those who
 * muted the type, nor those with a block between them and the actor, unless it is an account notification
 */
export async function appendToGroup(
  tx: Queryable,
  { to, actorId, notice: { type, name }, about, groupKey }: NotificationInput,
  at: Date,
): Promise<string[]> {
  const id = (field: string) => sql`${about[field] ?? null}::uuid`;
  const { rows } = await tx.execute<{ member: string }>(sql`
    select append_to_group(${sql.param(to)}::uuid[], ${type}::notification_type, ${groupKey}, ${actorId}::uuid,
      ${at.toISOString()}::timestamptz, ${ACCOUNT_TYPES.includes(type)}, ${id('artworkId')}, ${id('awardId')},
      ${id('purchaseId')}, ${id('requestId')}, ${id('contentId')}, ${id('projectId')}, ${name}) as member`);
  for (const [field, column] of LATER_SUBJECTS) {
    if (about[field])
      await tx.execute(sql`
        update ${notifications} set ${sql.identifier(column)} = ${about[field]}::uuid
        where group_key = ${groupKey} and ${sql.identifier(column)} is null`);
  }
  return rows.map((row) => row.member);
}

/**
 * Removes the actor from notifications of that group, read or not, and deletes those without actors. @returns whether
 * there were any
 */
export async function removeActor(tx: Queryable, { memberId, groupKey }: Group, actorId: string) {
  const { rows } = await tx.execute<{ was_there: boolean }>(
    sql`select remove_from_group(${memberId}::uuid, ${groupKey}, ${actorId}::uuid) as was_there`,
  );
  return rows[0]!.was_there;
}

/**
 * Removes an actor from all of a member's notifications. Locked rows are skipped; lists leave blocked members
 * out anyway.
 */
export async function removeActorEverywhere(
  tx: Queryable,
  memberId: string,
  actorId: string,
): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${notifications} where user_id = ${memberId}::uuid
      and exists (select 1 from ${actors} where notification_id = ${notifications.id} and actor_id = ${actorId}::uuid)
    for update skip locked`);
  if (rows.length === 0) return false;
  const ids = sql.param(rows.map((row) => row.id));
  await tx.execute(sql`select remove_actor(${ids}::uuid[], ${actorId}::uuid, ${KEPT})`);
  return true;
}

/** Removes an actor from the notifications of every member. */
export async function removeActorFromAll(tx: Queryable, actorId: string): Promise<void> {
  await tx.execute(sql`
    select remove_actor(array(select id from ${notifications} where id in
        (select notification_id from ${actors} where actor_id = ${actorId}::uuid)
      order by id for update), ${actorId}::uuid, ${KEPT})`);
}

/** Marks the moderators' notifications of a request as read. */
export async function markRequestRead(tx: Queryable, supportRequestId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update ${notifications} set read_at = ${at.toISOString()}::timestamptz where id in (
      select id from ${notifications} where support_request_id = ${supportRequestId}::uuid and change = 'asked'
        and read_at is null for update skip locked)`);
}

/** @returns whether there was an unread one */
export async function markGroupRead(
  tx: Queryable,
  { memberId, groupKey }: Group,
  at: Date,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update ${notifications} set read_at = ${at.toISOString()}::timestamptz
    where user_id = ${memberId}::uuid and group_key = ${groupKey} and read_at is null returning id`);
  return rows.length > 0;
}

/** @returns whether it was unread; null if the member has no such notification */
export async function markOneRead(
  tx: Queryable,
  memberId: string,
  id: string,
  at: Date,
): Promise<boolean | null> {
  const { rows } = await tx.execute<{ was_unread: boolean }>(sql`
    with line as (
      select id, read_at from ${notifications} where id = ${id}::uuid and user_id = ${memberId}::uuid for update
    ), marked as (
      update ${notifications} set read_at = ${at.toISOString()}::timestamptz from line
      where ${notifications.id} = line.id and line.read_at is null
    )
    select read_at is null as was_unread from line`);
  return rows[0]?.was_unread ?? null;
}

/** A notification that is being written right now is newer and stays unread. */
export async function markAllUnreadRead(tx: Queryable, memberId: string, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update ${notifications} set read_at = ${at.toISOString()}::timestamptz where id in (
      select id from ${notifications} where user_id = ${memberId}::uuid and read_at is null for update skip locked)
    returning id`);
  return rows.length > 0;
}

/** @returns how many notifications were removed, at most `limit` */
export async function removeReadBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${notifications} where id in (
      select id from ${notifications} where read_at is not null and happened_at < ${before.toISOString()}::timestamptz
      limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}

export const listMutes = (db: Queryable, memberId: string) =>
  db
    .select({ type: sql<NotificationType>`${mutes.type}` })
    .from(mutes)
    // An earlier version let members mute what moderators decide about them.
    .where(sql`${mutes.userId} = ${memberId}::uuid and ${mutes.type} <> 'moderation'`)
    .orderBy(mutes.type);

/** Replaces the list. */
export async function writeMutes(tx: Queryable, memberId: string, muted: NotificationType[]): Promise<void> {
  const types = sql`${sql.param(muted)}::notification_type[]`;
  await tx.execute(sql`delete from ${mutes} where user_id = ${memberId}::uuid and type <> all (${types})`);
  await tx.execute(sql`
    insert into ${mutes} (user_id, type) select distinct ${memberId}::uuid, wanted from unnest(${types}) as wanted
    order by wanted on conflict do nothing`);
}
