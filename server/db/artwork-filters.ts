/** Filters of artwork lists: the conditions of `artworkFilters` in the contracts, each with its index. */
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { COLORS } from '#shared/artworks/browse.ts';
import { labOfHex } from '#shared/artworks/color.ts';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { artworkColors, artworks } from '#shared/artworks/tables.ts';
import { FACETS, FACET_NAMES } from '#shared/discovery/facets.ts';

/** Colors this near, in Lab, are the same to a search. */
export const COLOR_REACH = 18;
/** Less of a picture than this is not its color. */
export const LEAST_SHARE = 0.08;

/** Lab units between the color and that of a row of `artwork_colors`. */
export function colorDistance(hex: string): SQL {
  const { l, a, b } = labOfHex(hex);
  const part = (column: SQLWrapper, value: number) =>
    sql`power(${column} - ${sql.raw(value.toFixed(2))}::float8, 2)`;
  return sql`sqrt(${part(artworkColors.l, l)} + ${part(artworkColors.a, a)} + ${part(artworkColors.b, b)})`;
}

export const isHex = (color: string | undefined): color is string =>
  color !== undefined && !COLORS.some((name) => name === color);

/** Matches the price index: works without a price come last when sorted by highest price. */
export const PRICE_HIGH = sql`coalesce(${artworks.price}, -1)`;
/** Greater is cheaper; works without a price come last again. */
export const PRICE_LOW = sql`(- coalesce(${artworks.price}, 100000000))`;

/** A price asks for what can be bought now: for sale, and not on request. */
const pricedBetween = (min: string, max: string): SQL =>
  sql`${PRICE_HIGH} between ${min}::numeric and ${max}::numeric and ${artworks.isForSale}`;

export const LOWEST_PRICE = '0';
export const HIGHEST_PRICE = '99999999.99';

/** One condition per filter in use. @param given the values, or placeholders with the same names */
export function filterConditions(
  filters: ArtworkFilters,
  given: { category: string | Placeholder; minPrice: string; maxPrice: string },
): SQL[] {
  const { category, minPrice, maxPrice, color } = filters;
  const conditions: SQL[] = [];
  if (category !== undefined) conditions.push(sql`${artworks.category} = ${given.category}::category`);
  if (minPrice !== undefined || maxPrice !== undefined) {
    conditions.push(pricedBetween(given.minPrice, given.maxPrice));
  }
  if (isHex(color)) {
    conditions.push(sql`exists (select 1 from ${artworkColors} where ${artworkColors.artworkId} = ${artworks.id}
      and ${artworkColors.share} >= ${sql.raw(String(LEAST_SHARE))}
      and ${colorDistance(color)} < ${sql.raw(String(COLOR_REACH))})`);
  }
  for (const name of FACET_NAMES) {
    const value = filters[name];
    if (value !== undefined) conditions.push(FACETS[name].where(value as never));
  }
  return conditions;
}
