/** Hub videos as a search source. */
import { type SQL, eq, sql } from 'drizzle-orm';
import { inspirationContent } from '#shared/inspiration/tables.ts';
import { inspirationSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import type { Db } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { bestOfNewest, countHits, wordsFoundIn } from '#server/db/search-rank.ts';
import type { Member } from '#server/http/route.ts';
import { hubVideoVisibleTo } from './list-queries.ts';
import { thumbnailOf } from './views.ts';

const hits = (viewer: Member, searchText: string, rows: number): SQL => sql`
  select ${inspirationSearch.contentId} as id, ${inspirationSearch.createdAt} as at, ${inspirationSearch.words} as words
  from ${inspirationSearch}
  join ${inspirationContent} on ${inspirationContent.id} = ${inspirationSearch.contentId}
  join ${users} on ${users.id} = ${inspirationContent.artistId}
  join ${videos} on ${videos.id} = ${inspirationContent.videoId}
  where ${wordsFoundIn(inspirationSearch.words, searchText)} and ${hubVideoVisibleTo(viewer)}
  order by ${inspirationSearch.createdAt} desc, ${inspirationSearch.contentId} desc limit ${sql.raw(String(rows))}`;

/** Best match first, with the text for the excerpt. */
export async function suggestInspiration(db: Db, viewer: Member, searchText: string, rows: number) {
  const best = bestOfNewest((newest) => hits(viewer, searchText, newest), searchText, rows);
  const found = await db
    .select({
      id: inspirationContent.id,
      title: inspirationContent.title,
      description: inspirationContent.description,
      thumbnailUrl: inspirationContent.thumbnailUrl,
      duration: inspirationContent.duration,
      video: { id: videos.id, posterKey: videos.posterKey },
      artist: personColumns,
    })
    .from(inspirationContent)
    .innerJoin(users, eq(users.id, inspirationContent.artistId))
    .innerJoin(videos, eq(videos.id, inspirationContent.videoId))
    .innerJoin(sql`(${best}) as hit`, sql`hit.id = ${inspirationContent.id}`)
    .orderBy(sql`hit.k desc, hit.at desc, hit.id desc`);
  return found.map((row) => ({ ...row, imageUrl: thumbnailOf(row, 'thumb') }));
}

/** Counts up to `cap`. */
export const countInspiration = (db: Db, viewer: Member, searchText: string, cap: number): Promise<number> =>
  countHits(db, hits(viewer, searchText, cap));
