/** Works shown where next to nothing matches a search: what is like it, else whatever its filters leave. */
import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/context.ts';
import { countWorks } from './count-queries.ts';
import type { ResolvedSearch } from './resolve.ts';

interface OtherWorks {
  /** Null if there are none. */
  words: string | null;
  count: number;
  isAlike: boolean;
}

/** @param where who may see them, and the filters */
export async function otherWorks(db: Db, { others }: ResolvedSearch, where: SQL): Promise<OtherWorks> {
  const { alike, rest } = others;
  const like = alike === null ? 0 : (await countWorks(db, alike, where)).count;
  if (like > 0) return { words: alike, count: like, isAlike: true };
  const left = rest === null ? 0 : (await countWorks(db, rest, where)).count;
  return { words: rest, count: left, isAlike: false };
}
