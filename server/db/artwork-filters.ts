/** Filters of artwork lists: the conditions of `artworkFilters` in the contracts, each with its index. */
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Category } from '#shared/artworks/categories.ts';
import { COLORS } from '#shared/artworks/browse.ts';
import { labOfHex } from '#shared/artworks/color.ts';
import type { MAKERS, ORIENTATIONS, SIZES } from '#shared/artworks/browse.ts';
import { artworkColors, artworks } from '#shared/artworks/tables.ts';

export interface ArtworkFilters {
  category?: Category | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  forSale?: boolean | undefined;
  nft?: boolean | undefined;
  /** Six hex digits. Colors by name are words of the search: see compile.ts of search. */
  color?: string | undefined;
  orientation?: (typeof ORIENTATIONS)[number] | undefined;
  size?: (typeof SIZES)[number] | undefined;
  /** As read-measures.ts of search writes it. */
  measures?: string | undefined;
  /** At most so many of it; 1: one of a kind. */
  edition?: number | undefined;
  physical?: boolean | undefined;
  making?: (typeof MAKERS)[number] | undefined;
  year?: number | undefined;
}

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

/** A side differs by more than a tenth. */
const ORIENTED: Record<(typeof ORIENTATIONS)[number], SQL> = {
  portrait: sql`${artworks.height} * 10 > ${artworks.width} * 11`,
  landscape: sql`${artworks.width} * 10 > ${artworks.height} * 11`,
  square: sql`${artworks.height} * 10 <= ${artworks.width} * 11 and ${artworks.width} * 10 <= ${artworks.height} * 11`,
};

/** Null unless width and height are known: one alone is no size. */
const LONGEST_SIDE = sql`case when ${artworks.widthMm} is not null and ${artworks.heightMm} is not null
  then greatest(${artworks.widthMm}, ${artworks.heightMm}, ${artworks.depthMm}) end`;
const SIZED: Record<(typeof SIZES)[number], SQL> = {
  small: sql`${LONGEST_SIDE} <= 400`,
  medium: sql`${LONGEST_SIDE} > 400 and ${LONGEST_SIDE} <= 1000`,
  large: sql`${LONGEST_SIDE} > 1000`,
};

/** As much longer or shorter is the same size to somebody who looks for a place on a wall. */
const MEASURE_REACH = 0.15;
/** Where nothing is of the same size. */
const WIDE_REACH = 0.4;

/** @param measures as read-measures.ts of search writes it */
function measured(measures: string): SQL {
  const [, side, first, second] = /^([wh]?)(\d*)[x-]?(\d*)~?$/.exec(measures) ?? [];
  const [long, other] = [Number(first), Number(second)];
  const { widthMm, heightMm } = artworks;
  const reach = measures.endsWith('~') ? WIDE_REACH : MEASURE_REACH;
  const near = (column: SQLWrapper, mm: number): SQL =>
    sql`${column} between ${Math.round(mm * (1 - reach))}::int and ${Math.round(mm * (1 + reach))}::int`;
  if (measures.startsWith('-')) return sql`${LONGEST_SIDE} <= ${other}::int`;
  if (measures.endsWith('-')) return sql`${LONGEST_SIDE} >= ${long}::int`;
  if (side) return near(side === 'w' ? widthMm : heightMm, long);
  return other > 0
    ? sql`(${near(widthMm, long)} and ${near(heightMm, other)} or ${near(widthMm, other)} and ${near(heightMm, long)})`
    : sql`(${near(widthMm, long)} or ${near(heightMm, long)})`;
}

/** One of a kind, or numbers of an edition. */
const inEdition = (most: number): SQL =>
  most === 1 ? sql`${artworks.editionSize} is null` : sql`${artworks.editionSize} <= ${most}::int`;

const WITH_AI = sql`(coalesce(${artworks.making} in ('ai_assisted', 'ai_generated'), false) or ${artworks.category} = 'ai_art')`;
const MADE: Record<(typeof MAKERS)[number], SQL> = {
  hand: sql`${artworks.making} = 'by_hand'`,
  human: sql`not ${WITH_AI}`,
  ai: WITH_AI,
};

const inYear = (year: number): SQL =>
  sql`${artworks.createdAt} >= ${`${year}-01-01T00:00:00Z`}::timestamptz
    and ${artworks.createdAt} < ${`${year + 1}-01-01T00:00:00Z`}::timestamptz`;

/** As in the price index: works without a price come last when sorted by highest price. */
export const PRICE_HIGH = sql`coalesce(${artworks.price}, -1)`;
/** Greater is cheaper; works without a price come last again. */
export const PRICE_LOW = sql`(- coalesce(${artworks.price}, 100000000))`;

/** A price asks for what can be bought now: for sale, and not on request. */
const pricedBetween = (min: string, max: string): SQL =>
  sql`${PRICE_HIGH} between ${min}::numeric and ${max}::numeric and ${artworks.isForSale}`;

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
  const { color, orientation, size, measures, edition, physical, making, year } = filters;
  if (isHex(color)) {
    conditions.push(sql`exists (select 1 from ${artworkColors} where ${artworkColors.artworkId} = ${artworks.id}
      and ${artworkColors.share} >= ${sql.raw(String(LEAST_SHARE))}
      and ${colorDistance(color)} < ${sql.raw(String(COLOR_REACH))})`);
  }
  if (orientation !== undefined) conditions.push(ORIENTED[orientation]);
  if (size !== undefined) conditions.push(SIZED[size]);
  if (measures !== undefined) conditions.push(measured(measures));
  if (edition !== undefined) conditions.push(inEdition(edition));
  if (physical !== undefined) conditions.push(flagged(artworks.isPhysical, physical));
  if (making !== undefined) conditions.push(MADE[making]);
  if (year !== undefined) conditions.push(inYear(year));
  return conditions;
}
