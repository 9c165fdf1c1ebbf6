import { sql } from 'drizzle-orm';
import { memberVisits } from '#shared/accounts/visits/tables.ts';
import { SEEN_INTERVAL_MS, VISIT_GAP_MS } from '#shared/accounts/visits/times.ts';
import type { Queryable } from '#server/context.ts';

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * The member loaded a page. After hours of absence it begins a visit, and the last one ended when they were last seen. One
 * statement, so that of several tabs and processes exactly one begins the visit.
 * @returns when the visit before this one ended; null during the first
 */
export async function recordVisit(db: Queryable, memberId: string, now: Date): Promise<Date | null> {
  const { seenAt, lastVisitAt } = memberVisits;
  const [row] = await db
    .insert(memberVisits)
    .values({ userId: memberId, seenAt: now })
    .onConflictDoUpdate({
      target: memberVisits.userId,
      set: {
        lastVisitAt: sql`case when ${seenAt} <= ${before(now, VISIT_GAP_MS).toISOString()}::timestamptz
          then ${seenAt} else ${lastVisitAt} end`,
        // Another process's clock may be ahead.
        seenAt: sql`greatest(${seenAt}, excluded.seen_at)`,
      },
    })
    .returning({ lastVisitAt });
  return row?.lastVisitAt ?? null;
}

/** @param seenAt when that was last recorded */
export const isOutdated = (seenAt: Date | null, now: Date): boolean =>
  seenAt === null || seenAt <= before(now, SEEN_INTERVAL_MS);
