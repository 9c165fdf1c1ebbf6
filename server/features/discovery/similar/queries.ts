/** Works like another: by its colors, its tags, its category, and what those who like it like besides. */
import { type SQL, sql } from 'drizzle-orm';
import { artworkColors, artworks, likes } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { preparedByName, roleOf } from '#server/db/prepared.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { listedColumns, selectRanked } from '#server/features/artworks/public.ts';
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

const MOST = 200;

const alike = preparedByName((db, name) => {
  const id = sql`${sql.placeholder('id')}::uuid`;
  const parts = [byColor(id), byCategory(id), byLikes(id), byTags(sql`true`)];
  return db
    .select({
      ids: sql<string[]>`coalesce(array_agg(hit.id), '{}')`,
      ranks: sql<number[]>`coalesce(array_agg(hit.k), '{}')`,
    })
    .from(
      sql`(select found.id, (sum(found.k) * 1000000)::int as k
        from (${sql.join(parts, sql` union all `)}) found join ${artworks} on ${artworks.id} = found.id
        where ${artworks.userId} <> (select user_id from ${artworks} where id = ${id})
        group by found.id having sum(found.k) >= ${raw(LEAST)} order by 2 desc limit ${raw(MOST)}) hit`,
    )
    .prepare(name);
});

export interface Alike {
  ids: string[];
  ranks: number[];
}

/** The most alike, none by the same artist, whoever may see them. @param tags a compiled search */
export async function findAlike(db: Db, id: string, tags: string): Promise<Alike> {
  const [row] = await alike(db, 'alike').execute({ id, tags });
  return row!;
}

const shown = preparedByName((db, name) => {
  const viewer = sql.placeholder('viewer');
  const [, rows, role] = name.split(' ');
  const page = sql`
    select ${listedColumns}, hit.k::numeric as k, ${artworks.createdAt} as at,
      null::timestamptz as bottom_at, null::uuid as bottom_id
    from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('ranks')}::int[]) as hit (id, k)
    join ${artworks} on ${artworks.id} = hit.id join ${users} on ${users.id} = ${artworks.userId}
    where ${artworkVisibleTo(viewer, role === 'moderator')}
    order by k desc, at desc, id desc limit ${sql.raw(rows!)}`;
  return selectRanked(db, viewer, page).prepare(name);
});

/** Those that the viewer may see, the most alike first. */
export const listAlike = (db: Db, viewer: Member, { ids, ranks }: Alike, rows: number) =>
  shown(db, `similar ${rows} ${roleOf(isModerator(viewer))}`).execute({
    viewer: viewer.id,
    ids,
    ranks,
  });
