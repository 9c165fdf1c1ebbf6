import type { Award } from '#shared/contracts/awards.ts';
import type { Context, Queryable } from '../../context.ts';
import { type AwardRule, insertAwards, newestOfEachType } from './queries.ts';

/** Source: decisions, "Awards". One's own likes do not count; ties go to the earlier work. */
const RULES: AwardRule[] = [
  { type: 'daily_winner', unit: 'day', commentWeight: 0 },
  { type: 'monthly_leader', unit: 'month', commentWeight: 2 },
  { type: 'yearly_champion', unit: 'year', commentWeight: 2 },
];

/** Daily winner, monthly leader, yearly champion, as far as they exist. */
export const latestAwards = (ctx: Context): Promise<Award[]> => newestOfEachType(ctx.db);

/** Gives every award of days, months and years complete at `now` (UTC) that is still missing. Idempotent. */
export async function awardCompletePeriods(db: Queryable, now: Date): Promise<void> {
  for (const rule of RULES) await insertAwards(db, rule, now);
}
