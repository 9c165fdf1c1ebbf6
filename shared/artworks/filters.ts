import * as z from 'zod/mini';
import { flag, MoneyInput } from '#shared/kernel/fields.ts';
import { Category } from './categories.ts';

/** Filters of every artwork list. */
export const artworkFilters = {
  category: z.optional(Category),
  minPrice: z.optional(MoneyInput),
  maxPrice: z.optional(MoneyInput),
  forSale: flag,
  nft: flag,
};
