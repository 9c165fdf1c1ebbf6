import type { OfficeMemberDetail } from '#shared/office/members/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { deleteTokensOf, listSessions, removeSessions } from '#server/features/accounts/public.ts';
import { readSums } from '#server/features/payments/public.ts';
import * as queries from './queries.ts';

export async function readMember(ctx: Context, id: string): Promise<OfficeMemberDetail> {
  const { db, clock } = ctx;
  const member = await queries.findMember(db, id);
  if (!member) throw new AppError('member_not_found');
  const { isPayoutActive, ...fields } = member;
  const sums = await readSums(db, id, clock.now());
  const [sold, bought] = [await queries.readSold(db, id), await queries.readBought(db, id)];
  return {
    ...fields,
    payouts: isPayoutActive === null ? 'none' : isPayoutActive ? 'active' : 'incomplete',
    isLastAdmin: member.role === 'admin' && !(await queries.hasOtherAdmin(db, member.id, clock.now())),
    sessions: (await listSessions(ctx, member, null)).map(({ browser, system, seenAt }) => ({
      browser,
      system,
      seenAt,
    })),
    sold: { count: sold.count, sum: fromCents(sold.cents) },
    bought: { count: bought.count, sum: fromCents(bought.cents) },
    paidOut: fromCents(sums.paid),
    owed: fromCents(sums.pending + sums.held),
    casesCount: await queries.countCases(db, id),
    cases: await queries.listCases(db, id),
    ordersCount: await queries.countOrders(db, id),
    orders: await queries.listOrders(db, id),
  };
}

export async function signOutEverywhere(
  ctx: Context,
  admin: Member,
  memberId: string,
): Promise<{ ended: number }> {
  const { sids, tokens } = await ctx.db.transaction(async (tx) => {
    const member = await queries.findMember(tx, memberId);
    if (!member) throw new AppError('member_not_found');
    const sids = await removeSessions(tx, member.id);
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: admin.id,
      act: 'session.end_all',
      subjectType: 'member',
      subjectId: member.id,
      before: { sessions: sids.length },
      after: { sessions: 0 },
    });
    return { sids, tokens: await deleteTokensOf(tx, member.id) };
  });
  await ctx.live.endSessions(ctx.db, [...sids, ...tokens]);
  return { ended: sids.length };
}
