/** Names shared by Home's address and the list of artworks. */
import { CATEGORIES } from './categories.ts';

export const FEEDS = ['trending', 'featured', 'following'] as const;
export type FeedName = (typeof FEEDS)[number];
/** Without a sort, a feed has its own order, searches go by relevance, everything else is newest first. */
export const SORTS = ['newest', 'liked', 'price_asc', 'price_desc', 'relevance'] as const;
export type Sort = (typeof SORTS)[number];

const PRICE = /^\d{1,8}(\.\d{1,2})?$/;

/**
 * Filters of artwork lists: the few values of each, or what a value looks like in an address. In the order of the
 * address. All else about those with few values: shared/discovery/facets.ts, which the first screen does without.
 */
export const FILTERS = {
  category: CATEGORIES,
  minPrice: PRICE,
  maxPrice: PRICE,
  forSale: ['true'],
  nft: ['true'],
  /** A name, or six hex digits. */
  color: /^(?:[a-z]{3,7}|[0-9a-f]{6})$/,
  orientation: ['portrait', 'landscape', 'square'],
  /** The longest side: up to 40 cm, up to 100 cm, longer. */
  size: ['small', 'medium', 'large'],
  /** A physical work, or a file. */
  physical: ['true', 'false'],
  /** Can be bought and sent to a country, ISO 3166-1 alpha-2; files go everywhere. */
  deliversTo: /^[A-Z]{2}$/,
  /** Made by hand; by people, with anything but AI; with AI. */
  making: ['hand', 'human', 'ai'],
  /** The year of publication. */
  year: /^20\d\d$/,
} as const;
export type FilterName = keyof typeof FILTERS;
/** A value as an address has it. */
export type FilterValue<Name extends FilterName> =
  (typeof FILTERS)[Name] extends readonly (infer Value extends string)[] ? Value : string;

/** What they look like: ./color-names.ts. */
export const COLORS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
  'cream',
  'gray',
  'black',
] as const;
export type Color = (typeof COLORS)[number];
