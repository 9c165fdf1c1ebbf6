import { type SQL, sql } from 'drizzle-orm';
import type { Category } from '#shared/artworks/categories.ts';
import { artworkViews, artworks, comments, likes } from '#shared/artworks/tables.ts';
import { feedPositions } from '#shared/discovery/feed/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { artworkPublic } from '#server/db/visibility.ts';

/** Older interactions count nothing. */
const DAYS = 14;
/** A like loses half its weight in this many days. */
const HALF_LIFE_DAYS = 2;
const COMMENT = 2;
const VIEW = 0.2;

export interface Candidate extends Record<string, unknown> {
  id: string;
  artistId: string;
  category: Category;
  isChosen: boolean;
}

const decayed = (weight: number, at: SQL, now: string): SQL =>
  sql`${weight}::float8 * exp(-0.693 * greatest(extract(epoch from ${now}::timestamptz - ${at}), 0) / 86400 / ${HALF_LIFE_DAYS}::float8)`;

const columns = sql`${artworks.id} as id, ${artworks.userId} as "artistId", ${artworks.category} as category,
  ${artworks.featuredAt} is not null as "isChosen"`;
/**
 * Works by recent likes, comments and views, weighted by age, without the artist's own. If there are fewer than
 * `most`, the newest other works follow.
 */
export async function listTrending(db: Queryable, now: Date, most: number): Promise<Candidate[]> {
  const serverNow = now.toISOString();
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString();
  const limit = sql.raw(String(most));
  const { rows } = await db.execute<Candidate>(sql`
    with marks as (
      select artwork_id, user_id, ${decayed(1, sql`created_at`, serverNow)} as score
      from ${likes} where created_at >= ${since}::timestamptz
      union all
      select artwork_id, user_id, ${decayed(COMMENT, sql`created_at`, serverNow)}
      from ${comments} where created_at >= ${since}::timestamptz and not is_hidden
      union all
      select artwork_id, user_id, ${decayed(VIEW, sql`day::date`, serverNow)}
      from ${artworkViews} where day >= ${since.slice(0, 10)}
    ), scores as (
      select marks.artwork_id, sum(marks.score) as score
      from marks join ${artworks} on ${artworks.id} = marks.artwork_id and ${artworks.userId} <> marks.user_id
      group by 1
    ), best as (
      select ${columns}, scores.score, ${artworks.createdAt} as at
      from scores join ${artworks} on ${artworks.id} = scores.artwork_id
      join ${users} on ${users.id} = ${artworks.userId}
      where ${artworkPublic} order by scores.score desc, at desc, id desc limit ${limit}
    ), newest as (
      select ${columns}, 0::float8 as score, ${artworks.createdAt} as at
      from ${artworks} join ${users} on ${users.id} = ${artworks.userId}
      where ${artworkPublic} order by ${artworks.createdAt} desc, ${artworks.id} desc limit ${limit}
    )
    select id, "artistId", category, "isChosen" from (
      select * from best union all select * from newest where id not in (select id from best)) both_parts
    order by score desc, at desc, id desc limit ${limit}`);
  return rows;
}

/** Works featured by moderators, the latest choice first. */
export async function listChosen(db: Queryable, most: number): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select ${columns} from ${artworks} join ${users} on ${users.id} = ${artworks.userId}
    where ${artworks.featuredAt} is not null and ${artworkPublic}
    order by ${artworks.featuredAt} desc, ${artworks.id} desc limit ${sql.raw(String(most))}`);
  return rows;
}

type Feed = 'trending' | 'featured';

/** Waits for other computations of feeds; released at the end of the transaction. */
export const lockFeeds = (tx: Queryable) => tx.execute(sql`select pg_advisory_xact_lock(727003)`);

export const clearPositions = (tx: Queryable, feed: Feed) =>
  tx.execute(sql`delete from ${feedPositions} where ${feedPositions.feed} = ${feed}::feed`);

/**
 * Writes a feed; without a category, the feed of all works. Moderators' choices get positions below 1, which
 * marks them as choices.
 */
export async function insertPositions(
  tx: Queryable,
  feed: Feed,
  category: Category | null,
  { chosen, works }: { chosen: number; works: Candidate[] },
): Promise<void> {
  await tx.execute(sql`
    insert into ${feedPositions} (feed, category, position, artwork_id)
    select ${feed}::feed, ${category}::category, t.position - ${chosen}::int, t.id
    from unnest(${sql.param(works.map(({ id }) => id))}::uuid[]) with ordinality as t(id, position)
    where exists (select 1 from ${artworks} where ${artworks.id} = t.id)`);
}

/**
 * After an edit: removes the work from feeds of categories it left, and from the featured feed if it is no
 * longer chosen; a new choice is added in front.
 */
export async function reposition(tx: Queryable, artworkId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${feedPositions} place using ${artworks} work
    where place.artwork_id = ${artworkId}::uuid and work.id = place.artwork_id
      and (place.category <> work.category
        or (place.feed = 'featured' and (place.position <= 0) <> (work.featured_at is not null)))`);
  await tx.execute(sql`
    insert into ${feedPositions} (feed, category, position, artwork_id)
    select 'featured', list.category,
      least(1, (select min(position) from ${feedPositions} other where other.feed = 'featured'
        and other.category is not distinct from list.category)) - 1, work.id
    from ${artworks} work cross join lateral (values (null::category), (work.category)) list(category)
    where work.id = ${artworkId}::uuid and work.featured_at is not null and not exists (
      select 1 from ${feedPositions} place where place.artwork_id = work.id and place.feed = 'featured'
        and place.category is not distinct from list.category)`);
}
