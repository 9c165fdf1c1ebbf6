/** Suspends a member and ends a suspension. Works, courses and profile leave all lists and come back as they were. */
import { isForGood } from '#shared/moderation/states.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import { lockAgreements, lockMember, setSuspendedUntil } from '#server/features/accounts/public.ts';
import { countCommentsOf, lockWorksCommentedBy } from '#server/features/artworks/public.ts';

/**
 * @param until null ends it; before the end of a longer one, it changes nothing
 * @returns until when the member was suspended before
 * Throws `member_not_found`.
 */
export async function setSuspension(
  ctx: Context,
  tx: Queryable,
  memberId: string,
  until: Date | null,
): Promise<Date | null> {
  await lockAgreements(tx, memberId);
  // Works before members, as in everything that changes the counters of both.
  await lockWorksCommentedBy(tx, memberId);
  const member = await lockMember(tx, memberId);
  if (!member) throw new AppError('member_not_found');
  const before = member.suspendedUntil;
  if (before && until && before > until) return before;
  await setSuspendedUntil(tx, memberId, until);
  if (!member.isHidden && !member.deletesAt && (before === null) !== (until === null)) {
    await countCommentsOf(tx, memberId, until !== null);
  }
  await ctx.events.emit(tx, 'member.changed', { memberId });
  await ctx.live.publish(tx, { to: [memberId] }, { type: 'suspension' });
  if (until) await ctx.events.emit(tx, 'member.suspended', { memberId, isForGood: isForGood(until) });
  else if (before) await ctx.events.emit(tx, 'member.unsuspended', { memberId });
  return before;
}
