import type { Award } from '#shared/awards/contract.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Context, Queryable } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { requireMember } from '#server/features/accounts/public.ts';
import {
  type AwardRule,
  type GivenAward,
  insertAwards,
  isDue,
  listAwardsOf,
  newestOfEachType,
} from './queries.ts';

/** Own likes and comments do not count, a member's comments on one work count once a day; ties go to the earlier work. */
const RULES: AwardRule[] = [
  { type: 'daily_winner', unit: 'day', commentWeight: 0 },
  { type: 'monthly_leader', unit: 'month', commentWeight: 2 },
  { type: 'yearly_champion', unit: 'year', commentWeight: 2 },
];

/** Daily winner, monthly leader and yearly champion, if there are any. @param viewer null for visitors */
export const latestAwards = (ctx: Context, viewer: Member | null): Promise<Award[]> =>
  newestOfEachType(ctx.db, viewer);

/** Newest period first. */
export async function listAwards(
  ctx: Context,
  viewer: Member,
  memberId: string,
  page: PageRequest,
): Promise<Page<Award>> {
  await requireMember(ctx.db, viewer, memberId);
  return toPage(await listAwardsOf(ctx.db, viewer, memberId, page), page.limit);
}

/** Gives every missing award for days, months and years complete at `now` (UTC). Idempotent. Returns the new ones. */
export async function awardCompletePeriods(db: Queryable, now: Date): Promise<GivenAward[]> {
  const given: GivenAward[] = [];
  for (const rule of RULES) {
    if (await isDue(db, rule, now)) given.push(...(await insertAwards(db, rule, now)));
  }
  return given;
}
