import * as z from 'zod/mini';
import { flag, MoneyInput } from '#shared/kernel/fields.ts';
import { MAKERS, ORIENTATIONS, SIZES } from './browse.ts';
import { Category } from './categories.ts';
import { COLORS } from './browse.ts';

/** A name, or a color as six hex digits. */
const ColorFilter = z.union([z.enum(COLORS), z.string().check(z.regex(/^[0-9a-f]{6}$/))]);

/** Filters of every artwork list. */
export const artworkFilters = {
  category: z.optional(Category),
  minPrice: z.optional(MoneyInput),
  maxPrice: z.optional(MoneyInput),
  forSale: flag,
  nft: flag,
  color: z.optional(ColorFilter),
  orientation: z.optional(z.enum(ORIENTATIONS)),
  size: z.optional(z.enum(SIZES)),
  /** A physical work, or a file. */
  physical: flag,
  making: z.optional(z.enum(MAKERS)),
  /** Of publication. */
  year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))),
};
