import { type Placeholder, type SQL, and, asc, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { Ad, type AdType } from '#shared/ads/contract.ts';
import { adEvents, ads } from '#shared/ads/tables.ts';
import type { Db, Queryable } from '#server/context.ts';
import { preparedByName } from '#server/db/prepared.ts';
import { columnsOf } from '#server/db/columns-of.ts';

export type AdEvent = (typeof adEvents.$inferSelect)['event'];

const COUNTERS = {
  impression: 'impression_count',
  click: 'click_count',
  play: 'play_count',
  skip: 'skip_count',
} as const satisfies Record<AdEvent, string>;

/** Switched on, within its dates and paid. */
const isRunning = (now: Date | Placeholder): SQL =>
  and(eq(ads.isActive, true), lte(ads.startDate, now), gt(ads.endDate, now), gt(ads.amountPaid, '0'))!;

const running = preparedByName((db, name) => {
  const type: AdType = name === 'ads video' ? 'video' : 'banner';
  return db
    .select(columnsOf(Ad, ads))
    .from(ads)
    .where(
      and(
        eq(ads.type, type),
        isRunning(sql.placeholder('now')),
        isNotNull(type === 'video' ? ads.videoUrl : ads.imageUrl),
      ),
    )
    .orderBy(asc(ads.startDate), asc(ads.id))
    .prepare(name);
});

/** Lists the ads that have something to show. */
export const listRunning = (db: Db, type: AdType, now: Date) => running(db, `ads ${type}`).execute({ now });

/**
 * Counts once per ad, event, viewer and minute; row and counter in one statement. Returns whether the ad is
 * running.
 */
export async function countEvent(
  db: Queryable,
  counted: { adId: string; event: AdEvent; viewer: string; minute: Date },
  now: Date,
): Promise<boolean> {
  const { adId, event, viewer, minute } = counted;
  const counter = sql.identifier(COUNTERS[event]);
  const { rows } = await db.execute(sql`
    with running as (select id from ${ads} where ${ads.id} = ${adId} and ${isRunning(now)}),
    recorded as (
      insert into ${adEvents} (ad_id, event, viewer, minute)
      select id, ${event}::ad_event, ${viewer}, ${minute.toISOString()}::timestamptz from running
      on conflict do nothing
      returning ad_id
    ),
    increased as (
      update ${ads} set ${counter} = ${ads}.${counter} + 1 where ${ads.id} in (select ad_id from recorded)
    )
    select id from running`);
  return rows.length > 0;
}

export const removeEventsBefore = (db: Queryable, cutoff: Date) =>
  db.delete(adEvents).where(lt(adEvents.minute, cutoff));
