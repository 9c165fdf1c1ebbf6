import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Suits small tables, where one plan is good for any words: it is prepared, so that no search is planned. */
export const wordsFoundIn = (words: SQLWrapper, searchText: string): SQL =>
  sql`${words} @@ (select search_query(${searchText}))`;

/**
 * How well `words` of a search table match, above 0. The weights are of the fields D to A: for artworks D is the
 * description, C medium and alt text, B tags and artist, A the title.
 * A change applies to every kind; which field is which: `*_vector` in migrations/0003_search.sql (artists too),
 * 0005_learning.sql (Hub videos, courses) and 0008_hire.sql (projects).
 */
export const searchRank = (searchText: string | Placeholder): SQL =>
  // The subquery is parsed once, not for each row.
  sql`ts_rank('{0.1, 0.3, 0.6, 1}', words, (select search_query(${searchText})))`;

/**
 * As a number that a cursor can repeat exactly.
 * @param hasLines a search of several things, as compile.ts of search writes it: each is ranked by itself, so that works
 *   that have much of each come before those that have much of one
 */
export const exactSearchRank = (searchText: string | Placeholder, hasLines = false): SQL =>
  hasLines
    ? sql`(search_score(words, (select search_lines(${searchText}))) * 1000000)::int::numeric`
    : sql`(${searchRank(searchText)} * 1000000)::int::numeric`;
