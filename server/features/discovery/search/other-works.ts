/**
 * Works shown where next to nothing matches a search: what matches it at another price or size; what is like it; else whatever
 * its filters leave.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Without } from '#shared/discovery/search/counts-contract.ts';
import { artworkSearch } from '#shared/discovery/search/tables.ts';
import { MAX_EDITION } from '#shared/kernel/limits.ts';
import type { Db } from '#server/context.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { type Choice, countChoices } from './count-queries.ts';
import { conditionOf } from './facets.ts';
import type { Filters, ResolvedSearch } from './resolve.ts';

/** A way to ask for less. */
interface Step {
  filters: Filters;
  without: Without;
}

/** A square of any size, else a size that is near; the nearest first. */
function measuresRelaxed(measures: string): Partial<Filters> {
  const [width, height] = measures.split('x');
  const near = { near: measures };
  return width === height ? { ...near, orientation: 'square' } : { ...near, measures: `${measures}~` };
}

const OF_SIZE = new Set(['size', 'measures', 'edition']);

/** What the price and the size that are asked for are near to: see `nearness`. */
const NEAR_SIZES: Partial<Record<NonNullable<Filters['size']>, string>> = { small: '-400', large: '1000-' };
const nearSizeOf = ({ measures, size }: Filters): Pick<Filters, 'near'> => {
  const near = measures ?? (size && NEAR_SIZES[size]);
  return near === undefined ? {} : { near };
};
function nearPriceOf({ minPrice, maxPrice }: Filters): Pick<Filters, 'near'> {
  const [least, most] = [minPrice ?? maxPrice, maxPrice ?? minPrice].map(Number) as [number, number];
  return { near: `$${Math.sqrt(Math.max(least, 1) * Math.max(most, 1)).toFixed(2)}` };
}

function withoutSize(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !OF_SIZE.has(name)));
}

/** Without figures; an edition may have more numbers. */
function nearSize(filters: Filters): Filters {
  const { measures, edition } = filters;
  return {
    ...(edition === undefined || edition === 1 || edition === MAX_EDITION ? {} : { edition: MAX_EDITION }),
    ...withoutSize(filters),
    ...nearSizeOf(filters),
    ...(measures === undefined || /^-|-$/.test(measures) ? {} : measuresRelaxed(measures)),
  };
}

/**
 * What is asked for counts more than its price and size: each way to ask for less, the nearest first. Where nothing is asked
 * for but a price and a size, the price is what is kept to. At the end nothing is left of what was read out of the words.
 */
function stepsOf({ filters, chosen, all }: Pick<ResolvedSearch, 'filters' | 'chosen' | 'all'>): Step[] {
  const isAnything = all === '';
  const { minPrice: _least, maxPrice: _most, ...unpriced } = filters;
  const { physical, ...inAnyForm } = filters;
  const { orientation, ...ofAnyShape } = withoutSize(filters);
  const isSized = [filters.size, filters.measures, filters.edition].some((given) => given !== undefined);
  const isOfSize = filters.size !== undefined || filters.measures !== undefined;
  const without = isOfSize ? 'size' : 'edition';
  const near = nearSizeOf(filters);
  const atOtherPrices: Step[] = isPriced(filters)
    ? [
        // A price asks for what can be bought: the nearest first.
        { filters: { ...unpriced, forSale: true, ...nearPriceOf(filters) }, without: 'price' },
        { filters: unpriced, without: 'sale' },
      ]
    : [];
  const inOtherSizes: Step[] = isSized
    ? [
        { filters: nearSize(filters), without },
        { filters: { ...withoutSize(filters), ...near }, without },
        ...(isOfSize && orientation !== undefined
          ? [{ filters: { ...ofAnyShape, ...near }, without } as const]
          : []),
      ]
    : [];
  const isRead = Object.keys(filters).some((name) => !(name in chosen));
  return [
    ...(isAnything ? [inOtherSizes, atOtherPrices] : [atOtherPrices, inOtherSizes]).flat(),
    ...(isPriced(filters) && isSized
      ? [{ filters: { ...withoutSize(unpriced), forSale: true }, without: 'both' as const }]
      : []),
    ...(isAnything || physical === undefined ? [] : [{ filters: inAnyForm, without: 'form' as const }]),
    ...(isRead ? [{ filters: chosen, without: 'filters' as const }] : []),
  ];
}

const isPriced = ({ minPrice, maxPrice }: Filters): boolean =>
  minPrice !== undefined || maxPrice !== undefined;

/** What is like it comes by likeness, unless it was asked for in figures. */
function byLikeness<One extends { filters: Filters }>(step: One): One {
  const { near, ...filters } = step.filters;
  return near === undefined || /^\d+x|^[wh]?\d+$/.test(near) ? step : { ...step, filters };
}

/** What is next to the smallest or the largest, for a page that has few of them. */
const nextSize = (filters: Filters): Filters | null =>
  filters.size === 'small' || filters.size === 'large'
    ? { ...filters, size: 'medium', ...nearSizeOf(filters) }
    : null;

/** What is only like the words has to keep something of the filters. */
const NOTHING_LEFT = new Set<Without | null>(['sale', 'filters']);

interface OtherWorks {
  /** Null if there are none. */
  words: string | null;
  filters: Filters;
  count: number;
  isAlike: boolean;
  /** Some show something of the same kind. */
  isKin: boolean;
  /** What the filters do not ask for any more. */
  without: Without | null;
}

const visibleTo = (viewer: Member): SQL => artworkVisibleTo(viewer.id, isModerator(viewer));

/** What is like it as its filters ask, then what is of its kind with less of them, then any work: first of those that can be bought. */
export async function otherWorks(db: Db, search: ResolvedSearch, viewer: Member): Promise<OtherWorks> {
  const { alike, kin, rest, elsewhere, bare } = search.others;
  const { filters: asked, chosen, all } = search;
  const steps: (Omit<Step, 'without'> & { without: Without | null })[] = [
    { filters: asked, without: null },
    ...stepsOf(search),
  ];
  const count = async (words: string, choicesOf: (where: SQL, n: number) => Choice[]) => {
    const choices = steps.flatMap(({ filters }, n) => choicesOf(conditionOf(filters), n));
    const { of } = await countChoices(db, words, visibleTo(viewer), choices);
    return (name: string, n: number) => of.get(`${name} ${n}`) ?? 0;
  };
  const none: OtherWorks = {
    words: null,
    filters: asked,
    count: 0,
    isAlike: false,
    isKin: false,
    without: null,
  };
  if (isPriced(asked)) {
    const notForSale = (await relaxedWorks(db, search, viewer))?.notForSale;
    if (notForSale) return { ...none, words: all, isAlike: true, ...notForSale };
  }
  if (alike !== null) {
    const isKin = sql`${artworkSearch.words} @@ search_query(${kin})`;
    const found = await count(alike, (where, n) => [
      { name: `alike ${n}`, where },
      ...(kin === null ? [] : [{ name: `kin ${n}`, where: sql`${where} and ${isKin}` }]),
    ]);
    const nearest = kin === null ? 0 : steps.findIndex((_, n) => found('kin', n) > 0);
    if (kin !== null && nearest > 0)
      return {
        ...none,
        words: kin,
        count: found('kin', nearest),
        isAlike: true,
        isKin: true,
        ...byLikeness(steps[nearest]!),
      };
    const next = steps.findIndex(
      ({ without }, n) =>
        !NOTHING_LEFT.has(without) && (n === 0 || asked.measures === undefined) && found('alike', n) > 0,
    );
    if (next >= 0)
      return {
        words: alike,
        count: found('alike', next),
        isAlike: true,
        isKin: next === 0 && kin !== null && nearest === 0,
        ...byLikeness(steps[next]!),
      };
  }
  const buyable = (where: SQL, n: number): Choice[] => [
    { name: `bought ${n}`, where: sql`${where} and ${conditionOf({ forSale: true })}` },
    { name: `all ${n}`, where },
  ];
  if (rest !== null) {
    const found = await count(rest, buyable);
    const by = elsewhere === null ? null : await count(elsewhere, buyable);
    if (by && found('all', 0) === 0 && by('all', 0) > 0)
      return { ...none, words: elsewhere, count: by('all', 0), isAlike: true };
    for (const [n, { filters, without }] of steps.entries()) {
      const bought = found('bought', n);
      if (bought > 0)
        return { ...none, words: rest, filters: { ...filters, forSale: true }, count: bought, without };
      if (found('all', n) > 0) return { ...none, words: rest, filters, count: found('all', n), without };
    }
  } else if ((await count(all, buyable))('all', 0) > 0) {
    const next = nextSize(asked);
    if (next === null) return none;
    const { of } = await countChoices(db, all, visibleTo(viewer), [
      { name: 'next', where: conditionOf(next) },
    ]);
    const sizes = {
      ...none,
      words: all,
      filters: next,
      count: of.get('next')!,
      isAlike: true,
      without: 'size',
    } as const;
    return sizes.count > 0 ? sizes : none;
  }
  const left = await countChoices(db, bare, visibleTo(viewer), [
    { name: 'left', where: conditionOf(chosen) },
  ]);
  return { ...none, words: bare, filters: chosen, count: left.of.get('left')!, without: 'filters' };
}

interface RelaxedWorks extends Step {
  words: string;
  count: number;
  /** They match some of the words only. */
  isPartly: boolean;
  /** What matches all words and is not for sale, where some of them can be bought. */
  notForSale?: Step & { count: number };
}

/**
 * Works that match all words at another price, size, form or tone, else some of the words if nothing does as it was asked for;
 * null where nothing else is asked for, or nothing found. Two counts at most, each of all steps at once, and two where a tone is.
 */
export async function relaxedWorks(
  db: Db,
  search: ResolvedSearch,
  viewer: Member,
): Promise<RelaxedWorks | null> {
  const { all, any, ofSubject, inAnyTone, filters: asked } = search;
  const visible = visibleTo(viewer);
  const steps = stepsOf(search);
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
  steps: readonly Step[];
}

/** The first step at which something is found. */
async function firstStep(
  db: Db,
  { all, partly, asked, steps }: Ladder,
  visible: SQL,
): Promise<RelaxedWorks | null> {
  if (steps.length === 0) return null;
  let notForSale: RelaxedWorks | null = null;
  for (const words of [all, partly]) {
    if (words === null) break;
    const isPartly = words === partly;
    const { of } = await countChoices(db, words, visible, [
      ...(asked === null ? [] : [{ name: 'asked', where: conditionOf(asked) }]),
      ...steps.map(({ filters }, n) => ({ name: String(n), where: conditionOf(filters) })),
    ]);
    if (isPartly && (of.get('asked') ?? 0) > 0) break;
    for (const [n, step] of steps.entries()) {
      const count = of.get(String(n))!;
      if (count === 0) continue;
      const found = { words, isPartly, count, ...(isPartly ? byLikeness(step) : step) };
      if (notForSale === null && step.without === 'sale' && !isPartly && partly !== null) {
        notForSale = found;
        break;
      }
      if (notForSale === null) return found;
      return step.without === 'price' ? { ...found, notForSale } : notForSale;
    }
  }
  return notForSale;
}
