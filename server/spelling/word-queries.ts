import { inArray, sql } from 'drizzle-orm';
import { searchWords } from '#shared/kernel/spelling-tables.ts';
import type { Queryable } from '#server/context.ts';
import type { Known } from './correct.ts';

/** Normalized: without accents, case and punctuation. */
export async function readWords(db: Queryable, searchText: string): Promise<string[]> {
  const { rows } = await db.execute<{ words: string[] }>(
    sql`select string_to_array(search_text(${searchText}), ' ') as words`,
  );
  return rows[0]!.words.filter((word) => word !== '');
}

/** Words for which no known word has the same beginning. */
export async function unknownWords(db: Queryable, words: string[]): Promise<string[]> {
  if (words.length === 0) return [];
  // One by one in the statement, because a pattern from a column would not use the index.
  const tests = words.map(
    (word) => sql`select ${word}::text as word where not exists (
        select 1 from ${searchWords} where ${searchWords.word} like ${`${word}%`})
      and not exists (
        select 1 from ${searchWords} where ${searchWords.word} like (ts_lexize('atelier_stem', ${word}))[1] || '%')`,
  );
  const { rows } = await db.execute<{ word: string }>(sql.join(tests, sql` union all `));
  return rows.map((row) => row.word);
}

/** Keeps the words that some text has as they are. */
export async function wordsThatExist(db: Queryable, words: string[]): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(inArray(searchWords.word, words));
  return rows.map(({ word }) => word);
}

/** How many similar words are compared. */
const NEIGHBOURS = 3000;

/** Words that share enough letters, or have the same beginning and a similar length. */
export async function likelyWords(db: Queryable, word: string): Promise<Known[]> {
  const { rows } = await db.execute<{ word: string; uses: number }>(sql`
    select word, uses from ${searchWords} where word % ${word}
    union
    (select word, uses from ${searchWords} where word like ${`${String.fromCodePoint(word.codePointAt(0)!)}%`}
      and length(word) between ${word.length - 2} and ${word.length + 2}
      order by uses desc limit ${sql.raw(String(NEIGHBOURS))})`);
  return rows;
}

/**
 * Counts how many works, profiles, videos, courses and projects use each word, and deletes unused ones. Reads
 * everything, once a day.
 */
export async function recountWords(db: Queryable): Promise<void> {
  await db.execute(sql`
    with found as (
      select word, sum(ndoc)::int as uses from (
        select word, ndoc from ts_stat('select words from artwork_search')
        union all select word, ndoc from ts_stat('select words from artist_search')
        union all select word, ndoc from ts_stat('select words from inspiration_search')
        union all select word, ndoc from ts_stat('select words from course_search')
        union all select word, ndoc from ts_stat('select words from project_search')) all_parts
      group by word
    ), gone as (
      delete from ${searchWords} where not exists (select 1 from found where found.word = ${searchWords.word})
    )
    update ${searchWords} set uses = found.uses from found
    where found.word = search_words.word and found.uses <> search_words.uses`);
}
