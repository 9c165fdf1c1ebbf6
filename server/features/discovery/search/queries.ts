import { type SQL, eq, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { artistSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName, roleOf } from '#server/db/prepared.ts';
import { artworkVisibleTo, memberVisibleTo } from '#server/db/visibility.ts';
import { countHits, exactSearchRank } from '#server/db/search-rank.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { hasLines } from './compile.ts';
import { conditionOf } from './facets.ts';
import { bestHits, firstHits } from './hits.ts';
import type { ResolvedSearch } from './resolve.ts';

/** Only this many of the newest hits are ranked; no one pages further. */
const RANKED_ARTISTS = 1000;

const selectHits = (db: Db, hits: SQL) =>
  db
    .select({
      id: artworks.id,
      title: artworks.title,
      description: artworks.description,
      altText: artworks.altText,
      medium: artworks.medium,
      tags: artworks.tags,
      imageUrl: artworks.imageUrl,
      price: artworks.price,
      isForSale: artworks.isForSale,
      artist: personColumns,
      hasOlder: sql<boolean>`hit.bottom_at is not null`,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .innerJoin(sql`(${hits}) as hit`, sql`hit.id = ${artworks.id}`)
    .orderBy(sql`hit.k desc, hit.at desc, hit.id desc`);

/** The name says how many rows, and for whom. */
const preparedHits = preparedByName((db, name) => {
  const [, rows, role, lines] = name.split(' ');
  const visible = artworkVisibleTo(sql.placeholder('viewer'), role === 'moderator');
  const hits = firstHits(sql.placeholder('words'), visible, Number(rows), {
    hasManyLines: lines !== undefined,
  });
  return selectHits(db, hits).prepare(name);
});

/** The best artwork hits, with the text for the excerpt. */
export async function suggestArtworks(
  db: Db,
  viewer: Member,
  { all: words, filters }: ResolvedSearch,
  rows: number,
) {
  const visible = artworkVisibleTo(viewer.id, isModerator(viewer));
  if (Object.keys(filters).length > 0) {
    return selectHits(db, bestHits(words, sql`${visible} and ${conditionOf(filters)}`, rows));
  }
  const role = roleOf(isModerator(viewer));
  const found = await preparedHits(db, `suggest ${rows} ${role}${hasLines(words) ? ' lines' : ''}`).execute({
    viewer: viewer.id,
    words,
  });
  if (found.length === rows || found[0]?.hasOlder === false) return found;
  return selectHits(db, bestHits(words, visible, rows));
}

const artistHits = (viewer: Member, searchText: string, rows: number): SQL => sql`
  select ${artistSearch.userId} as id, ${artistSearch.createdAt} as at, ${artistSearch.words} as words
  from ${artistSearch} join ${users} on ${users.id} = ${artistSearch.userId}
  where ${artistSearch.words} @@ search_query(${searchText}) and ${memberVisibleTo(viewer.id, isModerator(viewer))}
  order by ${artistSearch.createdAt} desc, ${artistSearch.userId} desc limit ${sql.raw(String(rows))}`;

/** Best match first. The key of the list is (k, createdAt, id), descending. */
export function findArtists(
  db: Db,
  viewer: Member,
  searchText: string,
  page: { after: { k: string; at: string; id: string } | null; rows: number },
) {
  const { after, rows } = page;
  const ranked = sql`select id, at, k from (
      select id, at, ${exactSearchRank(searchText)} as k
      from (${artistHits(viewer, searchText, RANKED_ARTISTS)}) hits) ranked
    ${after ? sql`where (k, at, id) < (${after.k}::numeric, ${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by k desc, at desc, id desc limit ${sql.raw(String(rows))}`;
  return db
    .select({
      ...personColumns,
      city: users.city,
      bio: users.bio,
      followersCount: users.followersCount,
      isCreditProfile: users.isCreditProfile,
      isFollowed: sql<boolean>`exists (select 1 from ${follows}
        where ${follows.followerId} = ${viewer.id}::uuid and ${follows.followingId} = ${users.id})`,
      createdAt: users.createdAt,
      k: sql<string>`hit.k::text`,
    })
    .from(users)
    .innerJoin(sql`(${ranked}) as hit`, sql`hit.id = ${users.id}`)
    .orderBy(sql`hit.k desc, hit.at desc, hit.id desc`);
}

/** At most `cap`. */
export const countArtists = (db: Db, viewer: Member, searchText: string, cap: number): Promise<number> =>
  countHits(db, artistHits(viewer, searchText, cap));
