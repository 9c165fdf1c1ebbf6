import { type SQL, and, eq, lt, ne, sql } from 'drizzle-orm';
import { DeviceSession } from '#shared/accounts/sessions/contract.ts';
import { endedLogins, knownDevices } from '#shared/accounts/sessions/tables.ts';
import { memberOfSession, providerSession, sessions } from '#shared/kernel/session-tables.ts';
import type { Queryable } from '#server/context.ts';
import { columnsOf } from '#server/db/columns-of.ts';

const isLive = sql`${sessions.expire} > localtimestamp`;

export const listSessionRows = (db: Queryable, memberId: string, current: string | null, limit: number) =>
  db
    .select({
      ...columnsOf(DeviceSession, sessions),
      isCurrent: sql<boolean>`${sessions.sid} is not distinct from ${current}`,
    })
    .from(sessions)
    .where(and(eq(memberOfSession(sessions), memberId), isLive))
    .orderBy(
      sql`${sessions.sid} is not distinct from ${current} desc, ${sessions.seenAt} desc nulls last, ${sessions.id}`,
    )
    .limit(limit);

/** In those browsers, only a new sign-in starts a session again. @returns the ids that the cookies name */
async function remove(tx: Queryable, memberId: string, which: SQL): Promise<string[]> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(memberOfSession(sessions), memberId), which))
    .returning({ sid: sessions.sid, providerSid: providerSession(sessions) });
  const ended = rows.flatMap(({ providerSid }) => (providerSid ? [{ providerSid }] : []));
  if (ended.length > 0) await tx.insert(endedLogins).values(ended).onConflictDoNothing();
  return rows.map(({ sid }) => sid);
}

export const wasEnded = async (db: Queryable, providerSid: string): Promise<boolean> =>
  (await db.$count(endedLogins, eq(endedLogins.providerSid, providerSid))) > 0;

export const deleteEndedLogin = (db: Queryable, providerSid: string) =>
  db.delete(endedLogins).where(eq(endedLogins.providerSid, providerSid));

export const removeSession = (db: Queryable, memberId: string, id: string): Promise<string[]> =>
  remove(db, memberId, eq(sessions.id, id));

export const removeSessions = (db: Queryable, memberId: string): Promise<string[]> =>
  remove(db, memberId, sql`true`);

export const removeOtherSessions = (db: Queryable, memberId: string, current: string): Promise<string[]> =>
  remove(db, memberId, ne(sessions.sid, current));

export const removeSessionsOf = (tx: Queryable, memberId: string): Promise<string[]> =>
  remove(tx, memberId, sql`true`);

/** Also tells whether the member had signed in anywhere before. */
export async function saveDevice(
  tx: Queryable,
  userId: string,
  deviceHash: string,
): Promise<{ isNew: boolean; isFirst: boolean }> {
  const known = await tx.$count(knownDevices, eq(knownDevices.userId, userId));
  const [row] = await tx
    .insert(knownDevices)
    .values({ userId, deviceHash })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { seenAt: sql`now()` },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return { isNew: row!.isNew, isFirst: known === 0 };
}

export async function removeOldDevices(db: Queryable, before: { device: Date; login: Date }): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, before.device));
  await db.delete(endedLogins).where(lt(endedLogins.endedAt, before.login));
}
