import { and, desc, eq, sql } from 'drizzle-orm';
import { artworks, comments, likes } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Db, Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { preparedByName } from '#server/db/prepared.ts';
import { artworkPublic, artworkVisibleTo, memberHiddenAs } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';

const columns = {
  id: awards.id,
  type: awards.type,
  awardDate: awards.awardDate,
  likesCount: awards.likesCount,
  artwork: { id: artworks.id, title: artworks.title, imageUrl: artworks.imageUrl },
};

/** Prepared for members, moderators and visitors, by name. */
const newest = preparedByName((db, name) => {
  const visible =
    name === 'awards visitor'
      ? artworkPublic
      : artworkVisibleTo(sql.placeholder('viewer'), name === 'awards moderator');
  return db
    .selectDistinctOn([awards.type], columns)
    .from(awards)
    .innerJoin(artworks, eq(artworks.id, awards.artworkId))
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(visible)
    .orderBy(awards.type, desc(awards.awardDate))
    .prepare(name);
});

/** The newest award of each type whose work the viewer may see. @param viewer null for visitors */
export function newestOfEachType(db: Db, viewer: Member | null) {
  const role = viewer ? (isModerator(viewer) ? 'moderator' : 'member') : 'visitor';
  return newest(db, `awards ${role}`).execute({ viewer: viewer?.id });
}

/** The period as a timestamp, for use in a cursor. */
const awardedAt = sql<Date>`(${awards.awardDate}::timestamp at time zone 'UTC')`.mapWith(awards.createdAt);

/** A member's awards, newest period first; up to `limit + 1` rows. */
export const listAwardsOf = (db: Queryable, viewer: Member, memberId: string, page: PageRequest) =>
  db
    .select({ ...columns, createdAt: awardedAt })
    .from(awards)
    .innerJoin(artworks, eq(artworks.id, awards.artworkId))
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(
      and(
        eq(awards.userId, memberId),
        artworkVisibleTo(viewer.id, isModerator(viewer)),
        afterCursor(page.cursor, awardedAt, awards.id),
      ),
    )
    .orderBy(desc(awardedAt), desc(awards.id))
    .limit(page.limit + 1);

export interface AwardRule {
  type: 'daily_winner' | 'monthly_leader' | 'yearly_champion';
  unit: 'day' | 'month' | 'year';
  /** A comment's weight relative to a like. */
  commentWeight: number;
}
export interface GivenAward {
  awardId: string;
  artworkId: string;
  artistId: string;
}

/** Whether a period has ended since the last award; otherwise there is nothing to do. */
export async function isDue(db: Queryable, rule: AwardRule, now: Date): Promise<boolean> {
  const unit = sql.raw(`'${rule.unit}'`);
  const { rows } = await db.execute<{ is_due: boolean }>(sql`
    select coalesce(max(award_date) + interval '1 ${sql.raw(rule.unit)}', '-infinity')
      < date_trunc(${unit}, ${now.toISOString()}::timestamptz at time zone 'UTC') as is_due
    from ${awards} where type = ${rule.type}`);
  return rows[0]!.is_due;
}

/**
 * Gives the award for every complete UTC period after the last one. Highest score wins, then the earlier work.
 * One statement; existing awards stay. Returns the new ones.
 */
export async function insertAwards(db: Queryable, rule: AwardRule, now: Date): Promise<GivenAward[]> {
  const serverNow = now.toISOString();
  const unit = sql.raw(`'${rule.unit}'`);
  const since = sql`coalesce((select (max(award_date) + interval '1 ${sql.raw(rule.unit)}') at time zone 'UTC'
    from ${awards} where type = ${rule.type}), '-infinity'::timestamptz)`;
  const until = sql`date_trunc(${unit}, ${serverNow}::timestamptz at time zone 'UTC') at time zone 'UTC'`;
  const { rows } = await db.execute<{ id: string; artwork_id: string; user_id: string }>(sql`
    with marks as (
      select artwork_id, created_at, 1 as likes, 1 as score from ${likes}
      where created_at >= ${since} and created_at < ${until}
        and user_id <> (select user_id from ${artworks} where id = ${likes.artworkId})
      union all
      select artwork_id, min(created_at), 0, ${rule.commentWeight}::int from ${comments}
      where ${rule.commentWeight}::int > 0 and not is_hidden
        and created_at >= ${since} and created_at < ${until}
        and user_id <> (select user_id from ${artworks} where id = ${comments.artworkId})
      group by artwork_id, user_id, (created_at at time zone 'UTC')::date
    ), scores as (
      select date_trunc(${unit}, created_at at time zone 'UTC')::date as period, artwork_id,
        sum(likes)::int as likes, sum(score) as score
      from marks group by 1, 2
    )
    insert into ${awards} (type, award_date, artwork_id, user_id, likes_count)
    select distinct on (period) ${rule.type}::award_type, period, works.id, works.user_id, scores.likes
    from scores
    join ${artworks} as works on works.id = scores.artwork_id
    join ${users} as artists on artists.id = works.user_id
    where not works.is_hidden and not ${sql.raw(memberHiddenAs('artists'))}
    order by period, score desc, works.created_at, works.id
    on conflict (type, award_date) do nothing
    returning id, artwork_id, user_id`);
  return rows.map((row) => ({ awardId: row.id, artworkId: row.artwork_id, artistId: row.user_id }));
}
