/** Filters of artwork lists: the conditions of `artworkFilters` in the contracts, each with its index. */
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { COLORS } from '#shared/artworks/browse.ts';
import { labOfHex } from '#shared/artworks/color.ts';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { artworkColors, artworks } from '#shared/artworks/tables.ts';
import { FACETS, FACET_NAMES, longestSide } from '#shared/discovery/facets.ts';

/** What is only typed into the search box, and has no control. */
export interface TypedFilters {
  /** As read-measures.ts of search writes it. */
  measures?: string | undefined;
  /** At most so many of it; 1: one of a kind. */
  edition?: number | undefined;
  /** No condition: works of a size near to these measures, or of a price near to '$200.00', come first. */
  near?: string | undefined;
}

/** Colors this near, in Lab, are the same to a search. */
export const COLOR_REACH = 18;
/** Less of a picture than this is not its color. */
export const MIN_SHARE = 0.08;

/** Lab units between the color and that of a row of `artwork_colors`. */
export function colorDistance(hex: string): SQL {
  const { l, a, b } = labOfHex(hex);
  const part = (column: SQLWrapper, value: number) =>
    sql`power(${column} - ${sql.raw(value.toFixed(2))}::float8, 2)`;
  return sql`sqrt(${part(artworkColors.l, l)} + ${part(artworkColors.a, a)} + ${part(artworkColors.b, b)})`;
}

export const isHex = (color: string | undefined): color is string =>
  color !== undefined && !COLORS.some((name) => name === color);

/** Sizes that differ by less are the same to someone with a place on a wall in mind. */
const MEASURE_REACH = 0.15;
/** The reach where no work is of the same size. */
const WIDE_REACH = 0.4;

/** @param measures as read-measures.ts of search writes it */
function measured(measures: string): SQL {
  const [, side, first, second] = /^([wh]?)(\d*)[x-]?(\d*)~?$/.exec(measures) ?? [];
  const [long, other] = [Number(first), Number(second)];
  const { widthMm, heightMm } = artworks;
  const reach = measures.endsWith('~') ? WIDE_REACH : MEASURE_REACH;
  const near = (column: SQLWrapper, mm: number): SQL =>
    sql`${column} between ${Math.round(mm * (1 - reach))}::int and ${Math.round(mm * (1 + reach))}::int`;
  // A file has the size that it is printed in.
  if (measures.startsWith('-')) return sql`(${longestSide()} <= ${other}::int or not ${artworks.isPhysical})`;
  if (measures.endsWith('-')) return sql`${longestSide()} >= ${long}::int`;
  if (side) return near(side === 'w' ? widthMm : heightMm, long);
  return other > 0
    ? sql`(${near(widthMm, long)} and ${near(heightMm, other)} or ${near(widthMm, other)} and ${near(heightMm, long)})`
    : sql`(${near(widthMm, long)} or ${near(heightMm, long)})`;
}

/** How near the sides are to measures, or the price to '$200.00'; greater is nearer, works without a size or price come last. */
export function nearness(measures: string): SQL {
  if (measures.startsWith('$')) {
    const price = sql`greatest(${artworks.price}, 1)`;
    const apart = sql`case when ${artworks.price} is not null then abs(ln(${price} / ${measures.slice(1)}::numeric)) end`;
    return sql`round(- coalesce(${apart}, 100000)::numeric, 6)`;
  }
  const [, side, first, second] = /^([wh]?)(\d*)[x-]?(\d*)$/.exec(measures) ?? [];
  const { widthMm, heightMm } = artworks;
  const off = (column: SQLWrapper, mm: string): SQL => sql`abs(ln(${column}::numeric / ${Number(mm)}::int))`;
  const way = (width: SQLWrapper, height: SQLWrapper): SQL =>
    sql`(${off(width, first!)} + ${off(height, second || first!)})`;
  const apart = measures.startsWith('-')
    ? longestSide()
    : measures.endsWith('-')
      ? sql`- ${longestSide()}`
      : side
        ? off(side === 'w' ? widthMm : heightMm, first!)
        : second
          ? sql`least(${way(widthMm, heightMm)}, ${way(heightMm, widthMm)})`
          : sql`least(${off(widthMm, first!)}, ${off(heightMm, first!)})`;
  return sql`round(- coalesce(${apart}, 100000)::numeric, 6)`;
}

/** One of a kind, or numbers of an edition. */
const inEdition = (most: number): SQL =>
  most === 1 ? sql`${artworks.editionSize} is null` : sql`${artworks.editionSize} <= ${most}::int`;

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
  filters: ArtworkFilters & TypedFilters,
  given: { category: string | Placeholder; minPrice: string; maxPrice: string },
): SQL[] {
  const { category, minPrice, maxPrice, color, measures, edition } = filters;
  const conditions: SQL[] = [];
  if (category !== undefined) conditions.push(sql`${artworks.category} = ${given.category}::category`);
  if (minPrice !== undefined || maxPrice !== undefined) {
    conditions.push(pricedBetween(given.minPrice, given.maxPrice));
  }
  if (isHex(color)) {
    conditions.push(sql`exists (select 1 from ${artworkColors} where ${artworkColors.artworkId} = ${artworks.id}
      and ${artworkColors.share} >= ${sql.raw(String(MIN_SHARE))}
      and ${colorDistance(color)} < ${sql.raw(String(COLOR_REACH))})`);
  }
  if (measures !== undefined) conditions.push(measured(measures));
  if (edition !== undefined) conditions.push(inEdition(edition));
  for (const name of FACET_NAMES) {
    const value = filters[name];
    if (value !== undefined) conditions.push(FACETS[name].where(value as never));
  }
  return conditions;
}
