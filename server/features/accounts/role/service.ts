import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '#shared/accounts/role/contract.ts';
import { users } from '#shared/accounts/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';

/** Needs another admin, neither suspended nor about to be deleted. Locked: of two admins who step down at the same time, the second sees that the first has. */
export async function requireOtherAdmin(tx: Queryable, now: Date, memberId: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id, suspendedUntil: users.suspendedUntil })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedUntil), isNull(users.deletesAt)))
    .orderBy(users.id)
    .for('update');
  // A suspended admin acts as a member.
  const acts = admins.filter(({ suspendedUntil }) => !suspendedUntil || suspendedUntil <= now);
  const isAdmin = admins.some(({ id }) => id === memberId);
  if (isAdmin && !acts.some(({ id }) => id !== memberId)) throw new AppError('last_admin');
}

/** Throws `member_not_found`, also for a profile that no one signs in to: credited or deleted; and `last_admin`. */
export async function changeRole(
  ctx: Context,
  admin: Pick<Member, 'id'>,
  memberId: string,
  role: Role,
): Promise<undefined> {
  // Postgres returns UUIDs in lower case; normalized so that they compare as text.
  const id = memberId.toLowerCase();
  await ctx.db.transaction(async (tx) => {
    if (role !== 'admin') await requireOtherAdmin(tx, ctx.clock.now(), id);
    const isPerson = and(eq(users.id, id), eq(users.isCreditProfile, false), isNull(users.deletedAt));
    const [member] = await tx.select({ role: users.role }).from(users).where(isPerson).for('update');
    if (!member) throw new AppError('member_not_found');
    if (member.role === role) return;
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: admin.id,
      act: 'role.change',
      subjectType: 'member',
      subjectId: id,
      before: { role: member.role },
      after: { role },
    });
    await ctx.events.emit(tx, 'member.changed', { memberId: id });
    await ctx.live.publish(tx, { to: [id] }, { type: 'role' });
  });
}
