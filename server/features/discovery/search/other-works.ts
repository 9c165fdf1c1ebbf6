/**
 * Works shown where next to nothing matches a search: what matches it at another price or size; what is like it; else whatever
 * its filters leave.
 */
import type { SQL } from 'drizzle-orm';
import { MAX_EDITION } from '#shared/kernel/limits.ts';
import type { Db } from '#server/context.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { countChoices, countWorks } from './count-queries.ts';
import { conditionOf } from './facets.ts';
import type { Filters, ResolvedSearch } from './resolve.ts';

interface OtherWorks {
  /** Null if there are none. */
  words: string | null;
  count: number;
  isAlike: boolean;
}

/** @param where who may see them, and the filters */
export async function otherWorks(db: Db, { others }: ResolvedSearch, where: SQL): Promise<OtherWorks> {
  const { alike, rest, elsewhere } = others;
  const like = alike === null ? 0 : (await countWorks(db, alike, where)).count;
  if (like > 0) return { words: alike, count: like, isAlike: true };
  const left = rest === null ? 0 : (await countWorks(db, rest, where)).count;
  if (left === 0 && elsewhere !== null) {
    const { count } = await countWorks(db, elsewhere, where);
    return { words: elsewhere, count, isAlike: true };
  }
  return { words: rest, count: left, isAlike: false };
}

export interface RelaxedWorks {
  words: string;
  filters: Filters;
  count: number;
  /** What the filters do not ask for any more. */
  without: 'price' | 'size' | 'edition' | 'both' | 'form' | 'tone';
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

/**
 * What is asked for counts more than its price and size: each way to ask for less, the nearest first. Where nothing is asked
 * for but a price and a size, the price is what is kept to.
 */
function stepsOf(filters: Filters, isAnything: boolean): Pick<RelaxedWorks, 'filters' | 'without'>[] {
  const { minPrice, maxPrice, ...unpriced } = filters;
  const { physical, ...inAnyForm } = filters;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const isSized = [filters.size, filters.measures, filters.edition].some((given) => given !== undefined);
  const isOfSize = filters.size !== undefined || filters.measures !== undefined;
  const without = isOfSize ? 'size' : 'edition';
  const atOtherPrices = [
    // A price asks for what can be bought.
    ...(isPriced ? [{ filters: { ...unpriced, forSale: true }, without: 'price' as const }] : []),
    ...(isPriced ? [{ filters: unpriced, without: 'price' as const }] : []),
  ];
  const inOtherSizes = [
    ...(isSized ? [{ filters: nearSize(filters), without } as const] : []),
    ...(isSized ? [{ filters: withoutSize(filters), without } as const] : []),
  ];
  return [
    ...(isAnything ? [inOtherSizes, atOtherPrices] : [atOtherPrices, inOtherSizes]).flat(),
    ...(isPriced && isSized ? [{ filters: withoutSize(unpriced), without: 'both' as const }] : []),
    ...(isAnything || physical === undefined ? [] : [{ filters: inAnyForm, without: 'form' as const }]),
  ];
}

/**
 * Works that match all words at another price, size, form or tone, else some of the words if nothing does as it was asked for;
 * null where nothing else is asked for, or nothing found. Two counts at most, each of all steps at once, and two where a tone is.
 */
export async function relaxedWorks(
  db: Db,
  { all, any, ofSubject, inAnyTone, filters: asked }: ResolvedSearch,
  viewer: Member,
): Promise<RelaxedWorks | null> {
  const visible = artworkVisibleTo(viewer.id, isModerator(viewer));
  const steps = stepsOf(asked, all === '');
  const partly = ofSubject ?? any;
  const found = await firstStep(db, { all, partly, asked, steps }, visible);
  if (found || inAnyTone === null || inAnyTone.ofSubject === null) return found;
  const toned = { all: inAnyTone.all, partly: inAnyTone.ofSubject };
  return firstStep(db, { ...toned, asked: null, steps: [{ filters: asked, without: 'tone' }] }, visible);
}

interface Ladder {
  all: string;
  /** Where nothing matches `all`; null if there is no less to ask for. */
  partly: string | null;
  /** No step is taken where these leave something of it; null if nothing keeps from a step. */
  asked: Filters | null;
  steps: readonly Pick<RelaxedWorks, 'filters' | 'without'>[];
}

/** The first step at which something is found. */
async function firstStep(
  db: Db,
  { all, partly, asked, steps }: Ladder,
  visible: SQL,
): Promise<RelaxedWorks | null> {
  if (steps.length === 0) return null;
  for (const words of [all, partly]) {
    if (words === null) break;
    const isPartly = words === partly;
    const { of } = await countChoices(db, words, visible, [
      ...(asked === null ? [] : [{ name: 'asked', where: conditionOf(asked) }]),
      ...steps.map(({ filters }, n) => ({ name: String(n), where: conditionOf(filters) })),
    ]);
    if (isPartly && (of.get('asked') ?? 0) > 0) break;
    for (const [n, step] of steps.entries()) {
      const { forSale: _, ...telling } = step.filters;
      const count = of.get(String(n))!;
      const isEmpty = words === '' && Object.keys(telling).length === 0;
      if (count > 0 && !isEmpty) return { words, isPartly, count, ...step };
    }
  }
  return null;
}
