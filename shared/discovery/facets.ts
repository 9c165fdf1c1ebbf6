/**
 * Filters with few values, and years: what they are called, which words of a search mean them, and which works they leave.
 * One row is all there is to say of one, but for its values, which the first screen knows: shared/artworks/browse.ts.
 * In the order of the filter bar.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FilterName, FilterValue } from '#shared/artworks/browse.ts';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { deliveryProfiles } from '#shared/delivery/tables.ts';
import { regionsByCountry } from '#shared/kernel/regions.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { START, WORD_END } from './search/patterns.ts';
import { BY_AI, BY_HAND, NO_AI, ORIENTED, SIZED, THINGS } from './search/read-work.ts';

export type FacetName = Exclude<FilterName, 'category' | 'minPrice' | 'maxPrice' | 'color'>;

interface Facet<Labels, Words, Value> {
  title: string;
  /** Of each value; a year is its own. Lengths in the viewer's unit. */
  labels: Labels | ((unit: 'cm' | 'in') => Labels);
  /** In whose panel it is chosen, if not in its own; null: it is a button beside the panels. */
  panel?: FacetName | null;
  /** In the order in which they are looked for. */
  words?: Words;
  /** The value that one of these replaces when both are read. */
  narrows?: Readonly<Record<string, string>>;
  /** Named where a search finds little: 'You may like these, small'. */
  isNamedAsRule?: true;
  /** The condition on `artworks`. The client's files leave it out: see scripts/slim-client.ts. */
  where(value: Value): SQL;
}

const facets = (rows: {
  [Name in FacetName]: Facet<
    Readonly<Record<FilterValue<Name>, string>>,
    Readonly<Partial<Record<FilterValue<Name>, readonly RegExp[]>>>,
    NonNullable<ArtworkFilters[Name]>
  >;
}): Record<
  FacetName,
  Facet<Readonly<Record<string, string>>, Readonly<Record<string, readonly RegExp[] | undefined>>, never>
> => rows;

/** In millimeters; null unless width and height are known: one alone is no size. */
export const longestSide =
  (): SQL => sql`case when ${artworks.widthMm} is not null and ${artworks.heightMm} is not null
  then greatest(${artworks.widthMm}, ${artworks.heightMm}, ${artworks.depthMm}) end`;

/** For sale, and sent to the country, as `deliveryTo` says it of the profile. */
export const deliversTo = (country: SQL): SQL => {
  const region = (code: SQL) => sql`${JSON.stringify(regionsByCountry())}::jsonb->>${code}`;
  return sql`(${artworks.isForSale} and (not ${artworks.isPhysical} or ${artworks.deliveryProfileId} is null
    or ${artworks.deliveryProfileId} in (select profile.id from ${deliveryProfiles} profile
      where ${country} <> all(profile.left_out) and profile.zones->>(case when profile.country = ${country} then 'home'
        when ${region(sql`profile.country::text`)} = ${region(country)} then 'region' else 'world' end) is not null)))`;
};

const flagged = (column: SQLWrapper, value: boolean): SQL => (value ? sql`${column}` : sql`not ${column}`);

export const FACETS = facets({
  size: {
    title: 'Size',
    labels: (unit) =>
      unit === 'cm'
        ? { small: 'Small, up to 40 cm', medium: 'Medium, 40 to 100 cm', large: 'Large, over 100 cm' }
        : { small: 'Small, up to 16 in', medium: 'Medium, 16 to 40 in', large: 'Large, over 40 in' },
    words: { small: [SIZED.small], medium: [SIZED.medium], large: [SIZED.large] },
    isNamedAsRule: true,
    where: (value) =>
      ({
        small: sql`${longestSide()} <= 400`,
        medium: sql`${longestSide()} > 400 and ${longestSide()} <= 1000`,
        large: sql`${longestSide()} > 1000`,
      })[value],
  },
  orientation: {
    title: 'Orientation',
    labels: { portrait: 'Portrait', landscape: 'Landscape', square: 'Square' },
    words: { portrait: [ORIENTED.portrait], landscape: [ORIENTED.landscape], square: [ORIENTED.square] },
    isNamedAsRule: true,
    // A side differs by more than a tenth.
    where: (value) =>
      ({
        portrait: sql`${artworks.height} * 10 > ${artworks.width} * 11`,
        landscape: sql`${artworks.width} * 10 > ${artworks.height} * 11`,
        square: sql`${artworks.height} * 10 <= ${artworks.width} * 11 and ${artworks.width} * 10 <= ${artworks.height} * 11`,
      })[value],
  },
  making: {
    title: 'Made by',
    labels: { hand: 'By hand', human: 'Without AI', ai: 'With AI' },
    // By people: photographs and digital works too.
    words: { human: NO_AI, hand: [BY_HAND], ai: [BY_AI] },
    // What is made by hand is made without AI.
    narrows: { hand: 'human' },
    where: (value) => {
      const withAi = sql`(coalesce(${artworks.making} in ('ai_assisted', 'ai_generated'), false) or ${artworks.category} = 'ai_art')`;
      return { hand: sql`${artworks.making} = 'by_hand'`, human: sql`not ${withAi}`, ai: withAi }[value];
    },
  },
  physical: {
    title: 'Type',
    labels: { true: 'Physical work', false: 'File' },
    words: THINGS,
    isNamedAsRule: true,
    where: (value) => flagged(artworks.isPhysical, value),
  },
  year: {
    title: 'Year',
    labels: {},
    where: (year) => sql`${artworks.createdAt} >= ${`${year}-01-01T00:00:00Z`}::timestamptz
      and ${artworks.createdAt} < ${`${year + 1}-01-01T00:00:00Z`}::timestamptz`,
  },
  forSale: {
    title: 'Sale',
    labels: { true: 'For sale' },
    panel: null,
    words: {
      true: [
        new RegExp(`${START}(?:for sale|(?:I )?can (?:buy|be bought)|to buy|buyable)${WORD_END}`, 'giu'),
      ],
    },
    where: (value) => flagged(artworks.isForSale, value),
  },
  deliversTo: {
    title: 'Delivery',
    labels: {},
    panel: null,
    where: (country) => deliversTo(sql`${country}::text`),
  },
  nft: {
    title: 'Sale',
    labels: { true: 'NFT Available' },
    panel: 'physical',
    words: { true: [new RegExp(`${START}nfts?${WORD_END}`, 'giu')] },
    where: (value) => flagged(artworks.isNftAvailable, value),
  },
});
export const FACET_NAMES = Object.keys(FACETS) as FacetName[];

/** A flag of an address as a boolean, any other value as it is. */
export const parseFlag = (value: string): string | boolean =>
  value === 'true' || (value !== 'false' && value);
