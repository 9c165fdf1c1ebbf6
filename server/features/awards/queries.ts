import { desc, eq, sql } from 'drizzle-orm';
import { artworks, comments, likes } from '#shared/schema/artworks.ts';
import { awards } from '#shared/schema/awards.ts';
import type { Queryable } from '../../context.ts';

/** The newest award of each type whose work is not hidden. */
export const newestOfEachType = (db: Queryable) =>
  db
    .selectDistinctOn([awards.type], {
      id: awards.id,
      type: awards.type,
      awardDate: awards.awardDate,
      likesCount: awards.likesCount,
      artwork: { id: artworks.id, title: artworks.title, imageUrl: artworks.imageUrl },
    })
    .from(awards)
    .innerJoin(artworks, eq(artworks.id, awards.artworkId))
    .where(eq(artworks.isHidden, false))
    .orderBy(awards.type, desc(awards.awardDate));

export interface AwardRule {
  type: 'daily_winner' | 'monthly_leader' | 'yearly_champion';
  unit: 'day' | 'month' | 'year';
  /** What a comment counts, where a like counts 1. */
  commentWeight: number;
}

/**
 * Gives the award for every complete UTC period after the last one awarded. Highest score wins, then the
 * earlier work. One statement; a period already awarded stays as it is.
 */
export async function insertAwards(db: Queryable, rule: AwardRule, now: Date): Promise<void> {
  const moment = now.toISOString();
  const unit = sql.raw(`'${rule.unit}'`);
  const since = sql`coalesce((select (max(award_date) + interval '1 ${sql.raw(rule.unit)}') at time zone 'UTC'
    from ${awards} where type = ${rule.type}), '-infinity'::timestamptz)`;
  const until = sql`date_trunc(${unit}, ${moment}::timestamptz at time zone 'UTC') at time zone 'UTC'`;
  await db.execute(sql`
    with marks as (
      select artwork_id, created_at, 1 as likes, 1 as score from ${likes}
      where created_at >= ${since} and created_at < ${until}
        and user_id <> (select user_id from ${artworks} where id = ${likes.artworkId})
      union all
      select artwork_id, created_at, 0, ${rule.commentWeight}::int from ${comments}
      where ${rule.commentWeight}::int > 0 and created_at >= ${since} and created_at < ${until}
    ), scores as (
      select date_trunc(${unit}, created_at at time zone 'UTC')::date as period, artwork_id,
        sum(likes)::int as likes, sum(score) as score
      from marks group by 1, 2
    )
    insert into ${awards} (type, award_date, artwork_id, user_id, likes_count)
    select distinct on (period) ${rule.type}::award_type, period, works.id, works.user_id, scores.likes
    from scores join ${artworks} as works on works.id = scores.artwork_id
    where not works.is_hidden
    order by period, score desc, works.created_at, works.id
    on conflict (type, award_date) do nothing`);
}
