/** Filters of artwork lists: the conditions of `artworkFilters` in the contracts, each with its index. */
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Category } from '#shared/artworks/categories.ts';
import { artworks } from '#shared/artworks/tables.ts';

export interface ArtworkFilters {
  category?: Category | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  forSale?: boolean | undefined;
  nft?: boolean | undefined;
}

/** As in the price index: works without a price come last when sorted by highest price. */
export const PRICE_HIGH = sql`coalesce(${artworks.price}, -1)`;
/** Greater is cheaper; works without a price come last again. */
export const PRICE_LOW = sql`(- coalesce(${artworks.price}, 100000000))`;

/** A price range implies a price. */
const pricedBetween = (min: string, max: string): SQL =>
  sql`${PRICE_HIGH} between ${min}::numeric and ${max}::numeric`;

const flagged = (column: SQLWrapper, value: boolean): SQL => (value ? sql`${column}` : sql`not ${column}`);

export const LOWEST_PRICE = '0';
export const HIGHEST_PRICE = '99999999.99';

/** One condition per filter in use. @param given the values, or placeholders with the same names */
export function filterConditions(
  filters: ArtworkFilters,
  given: { category: string | Placeholder; minPrice: string; maxPrice: string },
): SQL[] {
  const { category, minPrice, maxPrice, forSale, nft } = filters;
  const conditions: SQL[] = [];
  if (category !== undefined) conditions.push(sql`${artworks.category} = ${given.category}::category`);
  if (minPrice !== undefined || maxPrice !== undefined) {
    conditions.push(pricedBetween(given.minPrice, given.maxPrice));
  }
  if (forSale !== undefined) conditions.push(flagged(artworks.isForSale, forSale));
  if (nft !== undefined) conditions.push(flagged(artworks.isNftAvailable, nft));
  return conditions;
}
