/**
 * Filters with few values, and years: what they are called, which words of a search mean them, and which works they leave.
 * One row is all there is to say of one, but for its values, which the first screen knows: shared/artworks/browse.ts.
 * In the order of the filter bar.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FilterName, FilterValue } from '#shared/artworks/browse.ts';
import type { ArtworkFilters } from '#shared/artworks/filters.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { START, WORD_END, WORK } from './search/patterns.ts';

export type FacetName = Exclude<FilterName, 'category' | 'minPrice' | 'maxPrice' | 'color'>;

interface Facet<Labels, Words, Value> {
  title: string;
  /** Of each value; a year is its own. Lengths in the viewer's unit. */
  labels: Labels | ((unit: 'cm' | 'in') => Labels);
  /** In whose panel it is chosen, if not in its own; null: it is a button beside the panels. */
  panel?: FacetName | null;
  /** In the order in which they are looked for. */
  words?: Words;
  /** What follows the first such word is a word like any other: 'small picture of a small house'. */
  isReadOnce?: true;
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

/** 'A tiny picture', 'big abstract print', 'something small', 'large': never 'small house'. */
const sized = (words: string): RegExp =>
  new RegExp(
    String.raw`${START}(?:(?<=(?:something|${WORK}) )${words}|${words}(?=(?:[- ][\p{L}-]+){0,2}?[- ]${WORK}${WORD_END}))${WORD_END}|^\s*${words}\s*$`,
    'giu',
  );
const FORMAT = '(?:formats?|orientation|oriented|frames?|framed|shapes?|shaped)';
const AI = String.raw`(?:ai|a\.i\.|artificial intelligence)(?:[- ](?:generated|made|created|assisted|art|artworks?|works?|images?|pictures?|stuff|slop))?`;

const flagged = (column: SQLWrapper, value: boolean): SQL => (value ? sql`${column}` : sql`not ${column}`);

export const FACETS = facets({
  size: {
    title: 'Size',
    labels: (unit) =>
      unit === 'cm'
        ? { small: 'Small, up to 40 cm', medium: 'Medium, 40 to 100 cm', large: 'Large, over 100 cm' }
        : { small: 'Small, up to 16 in', medium: 'Medium, 16 to 40 in', large: 'Large, over 40 in' },
    words: {
      small: [sized('(?:tiny|small|little|mini|miniature)')],
      medium: [sized('(?:medium|mid)[- ]sized?')],
      large: [sized('(?:large|big|huge|oversized?|giant|monumental|enormous|massive)')],
    },
    isReadOnce: true,
    isNamedAsRule: true,
    where: (value) => {
      // Null unless width and height are known: one alone is no size.
      const longest = sql`case when ${artworks.widthMm} is not null and ${artworks.heightMm} is not null
        then greatest(${artworks.widthMm}, ${artworks.heightMm}, ${artworks.depthMm}) end`;
      return {
        small: sql`${longest} <= 400`,
        medium: sql`${longest} > 400 and ${longest} <= 1000`,
        large: sql`${longest} > 1000`,
      }[value];
    },
  },
  orientation: {
    title: 'Orientation',
    labels: { portrait: 'Portrait', landscape: 'Landscape', square: 'Square' },
    // 'Square', 'a vertical print', 'landscape format', 'a panorama': never 'a town square' or 'vertical lines'.
    words: {
      portrait: [
        new RegExp(
          String.raw`${START}(?:(?:portrait|vertical|upright|tall)[- ]${FORMAT}|(?:vertical|upright|tall)(?=[- ](?:[\p{L}-]+ ){0,2}?${WORK}${WORD_END})|vertical(?! (?:lines?|stripes?|bands?|bars?|gardens?)))${WORD_END}`,
          'giu',
        ),
      ],
      landscape: [
        new RegExp(
          String.raw`${START}(?:(?:landscape|horizontal|wide)[- ]${FORMAT}|(?:horizontal|wide|elongated)(?=[- ](?:[\p{L}-]+ ){0,2}?${WORK}${WORD_END})|horizontal(?! (?:lines?|stripes?|bands?|bars?))|panoram(?:as?|ic))${WORD_END}`,
          'giu',
        ),
      ],
      square: [
        new RegExp(
          String.raw`${START}(?:square[- ]${FORMAT}|(?<=${WORK} )square|square(?=[- ](?:[\p{L}-]+ ){0,2}?${WORK}${WORD_END})|(?<=^\s*)square(?=\s*$))${WORD_END}`,
          'giu',
        ),
      ],
    },
    isReadOnce: true,
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
    words: {
      // By people: photographs and digital works too.
      human: [
        new RegExp(
          String.raw`${START}(?:not?|non|without|except|excluding|minus|zero|never|isn['’]?t|free (?:of|from)|instead of|anything but)[- ]+(?:any |an )?(?:(?:made|created|generated|drawn|done) )?(?:(?:by|with|using|from|to) )?(?:an? )?${AI}${WORD_END}`,
          'giu',
        ),
        new RegExp(String.raw`(?<![^\s])-${AI}${WORD_END}`, 'giu'),
        new RegExp(
          String.raw`${START}(?:ai[- ]free|(?:not?|non)[- ](?:computer[- ])?generated|(?:hu)?man[- ](?:made|created|drawn|painted|only)|human (?:art|artists?)|(?:made|created|painted|drawn|done) by (?:an? |real )*(?:humans?|people|persons?|human beings?|(?:human |real )artists?))${WORD_END}`,
          'giu',
        ),
      ],
      hand: [
        new RegExp(
          `${START}(?:(?:made |crafted )?by hand|(?:hand|home)[- ]?(?:made|crafted)|hand(?=[- ]?(?:painted|drawn|embroidered|stitched|sewn|woven|thrown|printed|cut|carved|built|blown|knitted|dyed)))${WORD_END}`,
          'giu',
        ),
      ],
      ai: [
        new RegExp(
          String.raw`${START}(?:(?:made |created |generated |drawn )?(?:by|with|using) (?:an )?(?:ai|artificial intelligence)|ai[- ](?:made|generated|created|art|artworks?|works?|images?)|^\s*ai\s*$)${WORD_END}`,
          'giu',
        ),
      ],
    },
    where: (value) => {
      const withAi = sql`(coalesce(${artworks.making} in ('ai_assisted', 'ai_generated'), false) or ${artworks.category} = 'ai_art')`;
      return { hand: sql`${artworks.making} = 'by_hand'`, human: sql`not ${withAi}`, ai: withAi }[value];
    },
  },
  physical: {
    title: 'Type',
    labels: { true: 'Physical work', false: 'File' },
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
