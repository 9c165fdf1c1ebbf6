/** Works like another: by its colors, its tags, its category, and what those who like it like besides. */
import { type SQL, sql } from 'drizzle-orm';
import { artworkColors, artworks, likes } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { preparedByName } from '#server/db/prepared.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { selectRanked } from '#server/features/artworks/public.ts';
import { firstHits } from '../search/hits.ts';

/** Works read from each bin of a color, so that the cost does not grow with the number of works. */
const OF_EACH_BIN = 12;
const NEWEST = 60;
const LIKERS = 30;
const THEIR_LIKES = 20;
/** A work has to be this much alike, of about 1. */
const LEAST = 0.12;

const raw = (value: number): SQL => sql.raw(String(value));

/** The parts that two pictures share, 0 to 1, times how near the colors are. */
const byColor = (id: SQL): SQL => sql`
  select near.id, least(sum(near.part), 1) * 0.6 as k
  from ${artworkColors} own
  cross join unnest(array[-10000, 0, 10000]) dl cross join unnest(array[-100, 0, 100]) da cross join unnest(array[-1, 0, 1]) db
  cross join lateral (
    select c.artwork_id as id, least(c.share, own.share)
      * greatest(1 - sqrt(power(c.l - own.l, 2) + power(c.a - own.a, 2) + power(c.b - own.b, 2)) / 20, 0) as part
    from ${artworkColors} c where c.bin = own.bin + dl + da + db order by c.share desc limit ${raw(OF_EACH_BIN)}) near
  where own.artwork_id = ${id} group by near.id`;

const byCategory = (id: SQL): SQL => sql`
  (select a.id, 0.08 as k from ${artworks} a
    where a.category = (select category from ${artworks} where id = ${id})
    order by a.created_at desc, a.id desc limit ${raw(NEWEST)})`;

const byLikes = (id: SQL): SQL => sql`
  select other.artwork_id as id, least(count(*) * 0.04, 0.3) as k
  from (select user_id from ${likes} where artwork_id = ${id} order by created_at desc limit ${raw(LIKERS)}) liker
  cross join lateral (select l.artwork_id from ${likes} l where l.user_id = liker.user_id limit ${raw(THEIR_LIKES)}) other
  group by other.artwork_id`;

/** Adds works that have a tag among their words; those that have more of them come first. */
const byTags = (tags: SQL): SQL => sql`
  select tagged.id, least(tagged.k / 1000000 * 0.8, 0.3) as k
  from (${firstHits(sql.placeholder('tags'), sql`${tags}`, NEWEST, {})}) tagged`;

const similar = preparedByName((db, name) => {
  const viewer = sql.placeholder('viewer');
  const id = sql`${sql.placeholder('id')}::uuid`;
  const [, rows, role] = name.split(' ');
  const parts = [byColor(id), byCategory(id), byLikes(id), byTags(sql`true`)];
  const page = sql`
    select hit.id, (hit.k * 1000000)::int::numeric as k, ${artworks.createdAt} as at,
      null::timestamptz as bottom_at, null::uuid as bottom_id
    from (
      select id, sum(k) as k from (${sql.join(parts, sql` union all `)}) found
      where id <> ${id} group by id having sum(k) >= ${raw(LEAST)} order by 2 desc limit 200) hit
    join ${artworks} on ${artworks.id} = hit.id join ${users} on ${users.id} = ${artworks.userId}
    where ${artworks.userId} <> (select user_id from ${artworks} where id = ${id})
      and ${artworkVisibleTo(viewer, role === 'moderator')}
    order by 2 desc, 3 desc, 1 desc limit ${sql.raw(rows!)}`;
  return selectRanked(db, viewer, page).prepare(name);
});

/** The most alike first, none by the same artist. @param tags a compiled search */
export const listSimilar = (
  db: Db,
  options: { id: string; viewer: string; tags: string; rows: number; isModerator: boolean },
) => {
  const name = `similar ${options.rows} ${options.isModerator ? 'moderator' : 'member'}`;
  const { id, viewer, tags } = options;
  return similar(db, name).execute({ id, viewer, tags });
};
