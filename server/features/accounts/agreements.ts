/**
 * What binds two members (a checkout, an offer, a project) begins only while neither deletes the account or is suspended:
 * such a beginning shares a lock on each of them, which deletion and suspension take alone, before they lock any row.
 */
import { inArray, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { suspended } from '#server/http/suspended.ts';

const key = (memberId: string) => sql`hashtext('agreements'), hashtext(${memberId})`;

/** Waits for what the member is beginning, and keeps anything new from beginning. */
export const lockAgreements = (tx: Queryable, memberId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${key(memberId)})`);

/** @returns the members as they are now, until the transaction ends */
export async function shareAgreements(tx: Queryable, one: string, other: string) {
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(${key(one)}), pg_advisory_xact_lock_shared(${key(other)})`,
  );
  return tx
    .select({ id: users.id, deletesAt: users.deletesAt, suspendedUntil: users.suspendedUntil })
    .from(users)
    .where(inArray(users.id, [one, other]));
}

/** Throws `deletion_pending` or `suspended` if the member is that by now, whose request was admitted before. */
export async function beginAgreement(
  tx: Queryable,
  member: Member,
  otherId: string,
  now: Date,
): Promise<void> {
  const members = await shareAgreements(tx, member.id, otherId);
  const own = members.find(({ id }) => id === member.id);
  if (own?.deletesAt) throw new AppError('deletion_pending');
  if (own?.suspendedUntil && own.suspendedUntil > now) throw suspended(own.suspendedUntil);
}
