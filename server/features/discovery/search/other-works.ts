/**
 * Works shown where next to nothing matches a search: what matches it at another price or size; what is like it; else whatever
 * its filters leave.
 */
import type { SQL } from 'drizzle-orm';
import { MAX_EDITION } from '#shared/kernel/limits.ts';
import type { Db } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { countWorks } from './count-queries.ts';
import { shownTo } from './facets.ts';
import type { Filters, ResolvedSearch } from './resolve.ts';

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

export interface RelaxedWorks {
  words: string;
  filters: Filters;
  count: number;
  /** What the filters do not ask for any more. */
  without: 'price' | 'size' | 'both';
  /** They match some of the words only. */
  isPartly: boolean;
}

/** A square of any size, else a size that is near. */
function measuresRelaxed(measures: string): Partial<Filters> {
  const [width, height] = measures.split('x');
  return width === height ? { orientation: 'square' } : { measures: `${measures}~` };
}

const OF_SIZE = new Set(['size', 'measures', 'edition']);

function withoutSize(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !OF_SIZE.has(name)));
}

/** Without figures; an edition may have more numbers. */
function nearSize(filters: Filters): Filters {
  const { measures, edition } = filters;
  return {
    ...(edition === undefined || edition === 1 || edition === MAX_EDITION ? {} : { edition: MAX_EDITION }),
    ...withoutSize(filters),
    ...(measures === undefined || /^-|-$/.test(measures) ? {} : measuresRelaxed(measures)),
  };
}

/** What is asked for counts more than its price and size: each way to ask for less, the nearest first. */
function stepsOf(filters: Filters): Pick<RelaxedWorks, 'filters' | 'without'>[] {
  const { minPrice, maxPrice, ...unpriced } = filters;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const isSized = [filters.size, filters.measures, filters.edition].some((given) => given !== undefined);
  return [
    // A price asks for what can be bought.
    ...(isPriced ? [{ filters: { ...unpriced, forSale: true }, without: 'price' as const }] : []),
    ...(isPriced ? [{ filters: unpriced, without: 'price' as const }] : []),
    ...(isSized ? [{ filters: nearSize(filters), without: 'size' as const }] : []),
    ...(isSized ? [{ filters: withoutSize(filters), without: 'size' as const }] : []),
    ...(isPriced && isSized ? [{ filters: withoutSize(unpriced), without: 'both' as const }] : []),
  ];
}

/**
 * Works that match all words at another price or size, else some of the words if nothing does as it was asked for; null where
 * nothing else is asked for, or nothing found.
 */
export async function relaxedWorks(
  db: Db,
  { all, any, filters: asked }: ResolvedSearch,
  viewer: Member,
): Promise<RelaxedWorks | null> {
  const steps = stepsOf(asked);
  for (const words of [all, any]) {
    const isPartly = words === any;
    if (words === null || steps.length === 0) break;
    if (isPartly && (await countWorks(db, words, shownTo(viewer, asked))).count > 0) break;
    for (const step of steps) {
      const { forSale: _, ...telling } = step.filters;
      if (words === '' && Object.keys(telling).length === 0) continue;
      const { count } = await countWorks(db, words, shownTo(viewer, step.filters));
      if (count > 0) return { words, isPartly, count, ...step };
    }
  }
  return null;
}
