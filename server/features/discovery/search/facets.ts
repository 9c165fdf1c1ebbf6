/** How many works each choice of a facet leaves. */
import { type SQL, sql } from 'drizzle-orm';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { COLORS, type Color, FILTERS } from '#shared/artworks/browse.ts';
import { markOf } from '#shared/artworks/color-names.ts';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import { FACET_NAMES, parseFlag } from '#shared/discovery/facets.ts';
import type { ReadQuery } from '#shared/discovery/search/read-query.ts';
import { artworkSearch } from '#shared/discovery/search/tables.ts';
import {
  type CountedFacet,
  PRICE_RANGES,
  type SearchFacets,
} from '#shared/discovery/search/counts-contract.ts';
import type { Context } from '#server/context.ts';
import { HIGHEST_PRICE, LOWEST_PRICE, filterConditions } from '#server/db/artwork-filters.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { compileAll, compileColor } from './compile.ts';
import { countChoices } from './count-queries.ts';
import { type SearchQuery, resolveSearch } from './resolve.ts';

/** This many years back can be chosen. */
const YEARS = 6;

export const conditionOf = (filters: ArtworkFilters): SQL => {
  const { category = '', minPrice = LOWEST_PRICE, maxPrice = HIGHEST_PRICE } = filters;
  const conditions = filterConditions(filters, { category, minPrice, maxPrice });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/** Works that the viewer may see and the filters leave. */
export const shownTo = (viewer: Member, filters: ArtworkFilters): SQL =>
  sql`${artworkVisibleTo(viewer.id, isModerator(viewer))} and ${conditionOf(filters)}`;

const hasColor = (color: Color): SQL => sql`${artworkSearch.words} @@ ${`'${markOf(color)}':ABC`}::tsquery`;

interface Choice {
  facet: CountedFacet;
  value: string;
  filters: ArtworkFilters;
}

/** Each choice of a facet, as filters that replace those of the search. */
function choicesOf(year: number): Choice[] {
  const years = Array.from({ length: YEARS }, (_, back) => year - back);
  return [
    ...CATEGORIES.map((category) => ({ facet: 'category' as const, value: category, filters: { category } })),
    ...PRICE_RANGES.map(({ id, minPrice, maxPrice }) => ({
      facet: 'price' as const,
      value: id,
      filters: { minPrice: minPrice ?? LOWEST_PRICE, maxPrice: maxPrice ?? HIGHEST_PRICE },
    })),
    ...FACET_NAMES.flatMap((facet): Choice[] =>
      // Whose country it is, only the page knows.
      facet === 'deliversTo'
        ? []
        : facet === 'year'
          ? years.map((one) => ({ facet, value: String(one), filters: { year: one } }))
          : FILTERS[facet].map((value) => ({ facet, value, filters: { [facet]: parseFlag(value) } })),
    ),
  ];
}

interface Counted {
  facet: CountedFacet;
  value: string;
  where: SQL;
}

/** A color of the words counts as a facet where all words match. */
function withColors(choices: Choice[], filters: ArtworkFilters, { query, read }: Colored): Counted[] {
  const { color: _, ...others } = filters;
  const typed = (color: Color) => sql`${artworkSearch.words} @@ search_query(${compileColor(color, read)})`;
  const isTyped = (color: Color) => read.facets.colors.includes(color);
  const named = COLORS.filter(isTyped).map(typed);
  const joint = read.facets.isAnyColor ? sql` or ` : sql` and `;
  const own = [
    ...(named.length > 0 ? [sql`(${sql.join(named, joint)})`] : []),
    ...COLORS.filter((color) => color === query.color).map(hasColor),
  ];
  const colorsKept = sql.join([sql`true`, ...own], sql` and `);
  return [
    ...choices.map(({ facet, value, filters: changed }) => ({
      facet,
      value,
      where: sql`${conditionOf({ ...filters, ...changed })} and ${colorsKept}`,
    })),
    ...COLORS.map((color) => ({
      facet: 'color' as const,
      value: color,
      where: sql`${conditionOf(others)} and ${isTyped(color) ? typed(color) : hasColor(color)}`,
    })),
  ];
}

interface Colored {
  query: SearchQuery;
  read: ReadQuery;
}

/**
 * Every choice with the other facets unchanged, for the list that is shown: where no work matches all words, for those that
 * match fewer.
 */
export async function countFacets(ctx: Context, viewer: Member, query: SearchQuery): Promise<SearchFacets> {
  const { q, ...chosen } = query;
  const search = await resolveSearch(ctx, q, chosen);
  const { read, known } = search;
  const isExact = query.exact === true;
  const choices = choicesOf(ctx.clock.now().getUTCFullYear());
  const count = async (words: string, counted: Counted[], shown: SQL) => {
    const total = { name: 'shown', where: shown };
    const named = counted.map(({ facet, value, where }) => ({ name: `${facet} ${value}`, where }));
    const visible = artworkVisibleTo(viewer.id, isModerator(viewer));
    const { of, isPartial } = await countChoices(ctx.db, words, visible, [total, ...named]);
    const counts = counted.map(({ facet, value }) => ({
      facet,
      value,
      count: of.get(`${facet} ${value}`) ?? 0,
    }));
    return { answer: { counts, isPartial }, shown: of.get('shown') ?? 0 };
  };
  const colored = { query, read };
  const withoutColors = { ...read, facets: { ...read.facets, colors: [] } };
  const matching = sql`${conditionOf(search.filters)} and ${
    search.all === '' ? sql`true` : sql`${artworkSearch.words} @@ search_query(${search.all})`
  }`;
  const all = await count(
    compileAll(withoutColors, { isExact, known }),
    withColors(choices, search.filters, colored),
    matching,
  );
  if (all.shown > 0 || search.any === null) return all.answer;
  const inAny = withColors(choices, search.filters, { query, read: withoutColors });
  return (await count(search.any, inAny, conditionOf(search.filters))).answer;
}
