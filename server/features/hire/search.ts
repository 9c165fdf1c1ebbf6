/** Projects as a search source. */
import { type SQL, eq, sql } from 'drizzle-orm';
import { hireProjects } from '#shared/hire/tables.ts';
import { projectSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { projectVisibleTo } from '#server/db/visibility.ts';
import { bestOfNewest, countHits, wordsFoundIn } from '#server/db/search-rank.ts';
import { type Member, isModerator } from '#server/http/route.ts';

const hits = (viewer: Member, searchText: string, rows: number): SQL => sql`
  select ${projectSearch.projectId} as id, ${projectSearch.createdAt} as at, ${projectSearch.words} as words
  from ${projectSearch}
  join ${hireProjects} on ${hireProjects.id} = ${projectSearch.projectId}
  join ${users} on ${users.id} = ${hireProjects.clientId}
  where ${wordsFoundIn(projectSearch.words, searchText)} and ${projectVisibleTo(viewer.id, isModerator(viewer))}
  order by ${projectSearch.createdAt} desc, ${projectSearch.projectId} desc limit ${sql.raw(String(rows))}`;

/** Best match first, with the text for the excerpt. The image is the client's. */
export async function suggestProjects(db: Db, viewer: Member, searchText: string, rows: number) {
  const best = bestOfNewest((newest) => hits(viewer, searchText, newest), searchText, rows);
  return db
    .select({
      id: hireProjects.id,
      title: hireProjects.title,
      description: hireProjects.description,
      imageUrl: users.profileImageUrl,
      artist: personColumns,
    })
    .from(hireProjects)
    .innerJoin(users, eq(users.id, hireProjects.clientId))
    .innerJoin(sql`(${best}) as hit`, sql`hit.id = ${hireProjects.id}`)
    .orderBy(sql`hit.k desc, hit.at desc, hit.id desc`);
}

/** Counts up to `cap`. */
export const countProjects = (db: Db, viewer: Member, searchText: string, cap: number): Promise<number> =>
  countHits(db, hits(viewer, searchText, cap));
