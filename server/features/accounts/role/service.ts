import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '#shared/accounts/role/contract.ts';
import { users } from '#shared/accounts/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';

/** One who is not suspended. Locked: of two admins who step down at the same time, the second sees that the first has. */
export async function requireOtherAdmin(tx: Queryable, memberId: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedUntil)))
    .orderBy(users.id)
    .for('update');
  if (!admins.some(({ id }) => id !== memberId)) throw new AppError('last_admin');
}

/** Throws `member_not_found`, also for a credit profile, which nobody signs in to, and `last_admin`. */
export async function changeRole(ctx: Context, memberId: string, role: Role): Promise<undefined> {
  // Postgres returns UUIDs in lower case; normalized so that they compare as text.
  const id = memberId.toLowerCase();
  await ctx.db.transaction(async (tx) => {
    if (role !== 'admin') await requireOtherAdmin(tx, id);
    const [changed] = await tx
      .update(users)
      .set({ role })
      .where(and(eq(users.id, id), eq(users.isCreditProfile, false)))
      .returning({ id: users.id });
    if (!changed) throw new AppError('member_not_found');
    await ctx.events.emit(tx, 'member.changed', { memberId: id });
  });
}
