/** Rows of `users` for sign-in: by identity, or by an e-mail address no one has signed in with. */
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { memberOfSession, providerSession, sessions } from '#shared/kernel/session-tables.ts';
import type { Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';

const memberColumns = { id: users.id, role: users.role };
type Identified = { issuer: string; subject: string };

export async function findByIdentity(db: Queryable, { issuer, subject }: Identified): Promise<Member | null> {
  const [row] = await db
    .select(memberColumns)
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
  return row ?? null;
}

/** Links an identity to the row with this address, if it has none and is not a credit profile. */
export async function linkByEmail(
  db: Queryable,
  email: string,
  { issuer, subject }: Identified,
): Promise<Member | null> {
  const [row] = await db
    .update(users)
    .set({ issuer, subject, updatedAt: new Date() })
    .where(
      and(
        eq(sql`lower(${users.email})`, email),
        isNull(users.issuer),
        isNull(users.subject),
        eq(users.isCreditProfile, false),
      ),
    )
    .returning(memberColumns);
  return row ?? null;
}

export async function isEmailFree(db: Queryable, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return !row;
}

/** Null if a row with this identity or address was inserted first. */
export async function insertMember(db: Queryable, row: typeof users.$inferInsert): Promise<Member | null> {
  const [inserted] = await db.insert(users).values(row).onConflictDoNothing().returning(memberColumns);
  return inserted ?? null;
}

/** Verified by the provider; null if there is none. */
export async function readVerifiedEmail(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), users.emailVerified));
  return row?.email ?? null;
}

/**
 * What the provider says of the member's address now. A verified one replaces the stored one, unless it is another
 * member's.
 */
export async function saveAddress(
  db: Queryable,
  id: string,
  { email, isEmailVerified }: { email: string | null; isEmailVerified: boolean },
): Promise<void> {
  if (email === null) return;
  const isSame = sql`lower(${users.email}) is not distinct from ${email}`;
  await db
    .update(users)
    .set({ emailVerified: isEmailVerified })
    .where(and(eq(users.id, id), isSame));
  if (!isEmailVerified) return;
  const isTaken = sql`exists (select 1 from ${users} other where lower(other.email) = ${email} and other.id <> ${id})`;
  await db
    .update(users)
    .set({ email, emailVerified: true })
    .where(and(eq(users.id, id), not(isSame), not(isTaken)));
}

/** @returns whether the member became one: only while there is none */
export async function makeFirstAdmin(db: Queryable, id: string): Promise<boolean> {
  const isFirst = sql`not exists (select 1 from ${users} other where other.role = 'admin')`;
  const made = await db
    .update(users)
    .set({ role: 'admin', updatedAt: new Date() })
    .where(and(eq(users.id, id), isFirst))
    .returning({ id: users.id });
  return made.length > 0;
}

/** Deletes the sessions of a member, of one session at the provider, or of both. @returns the ids */
export async function deleteSessions(
  db: Queryable,
  of: { memberId: string | null; providerSid: string | null },
): Promise<string[]> {
  const { memberId, providerSid } = of;
  const rows = await db
    .delete(sessions)
    .where(
      and(
        memberId === null ? undefined : eq(memberOfSession(sessions), memberId),
        providerSid === null ? undefined : eq(providerSession(sessions), providerSid),
        memberId === null && providerSid === null ? sql`false` : undefined,
      ),
    )
    .returning({ sid: sessions.sid });
  return rows.map(({ sid }) => sid);
}
