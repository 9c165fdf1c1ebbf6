/** Courses as a search source. */
import { type SQL, eq, sql } from 'drizzle-orm';
import { courses } from '#shared/courses/tables.ts';
import { courseSearch } from '#shared/discovery/search/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Db } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { bestOfNewest, countHits, wordsFoundIn } from '#server/db/search-rank.ts';
import type { Member } from '#server/http/route.ts';
import { isVisibleTo } from './queries.ts';

const hits = (viewer: Member, searchText: string, rows: number): SQL => sql`
  select ${courseSearch.courseId} as id, ${courseSearch.createdAt} as at, ${courseSearch.words} as words
  from ${courseSearch}
  join ${courses} on ${courses.id} = ${courseSearch.courseId}
  join ${users} on ${users.id} = ${courses.instructorId}
  where ${wordsFoundIn(courseSearch.words, searchText)} and ${isVisibleTo(viewer)}
  order by ${courseSearch.createdAt} desc, ${courseSearch.courseId} desc limit ${sql.raw(String(rows))}`;

const smaller = (imageUrl: string | null): string | null =>
  imageUrl?.replace(/^(\/media\/[^/]+\/)preview\.webp$/, '$1thumb.webp') ?? null;

/** Best match first, with the text for the excerpt. */
export async function suggestCourses(db: Db, viewer: Member, searchText: string, rows: number) {
  const best = bestOfNewest((newest) => hits(viewer, searchText, newest), searchText, rows);
  const found = await db
    .select({
      id: courses.id,
      title: courses.title,
      description: courses.description,
      imageUrl: courses.imageUrl,
      artist: personColumns,
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .innerJoin(sql`(${best}) as hit`, sql`hit.id = ${courses.id}`)
    .orderBy(sql`hit.k desc, hit.at desc, hit.id desc`);
  return found.map((row) => ({ ...row, imageUrl: smaller(row.imageUrl) }));
}

/** Counts up to `cap`. */
export const countCourses = (db: Db, viewer: Member, searchText: string, cap: number): Promise<number> =>
  countHits(db, hits(viewer, searchText, cap));
