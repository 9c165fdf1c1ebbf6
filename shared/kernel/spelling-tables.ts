import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Every word there is to find, for corrections. `uses` is counted by a job and may be a day old. */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), uses: integer().notNull().default(1) },
  (t) => [
    index('search_words_start').on(t.word.op('text_pattern_ops')),
    index('search_words_alike').using('gin', t.word.op('gin_trgm_ops')),
  ],
);
