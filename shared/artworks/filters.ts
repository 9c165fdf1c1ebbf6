import * as z from 'zod/mini';
import { flag } from '#shared/kernel/fields.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { COLORS, FILTERS, type FilterName } from './browse.ts';
import { Category } from './categories.ts';

/** A name, or a color as six hex digits. */
const ColorFilter = z.union([z.enum(COLORS), z.string().check(z.regex(/^[0-9a-f]{6}$/))]);

const OWN = {
  category: z.optional(Category),
  minPrice: z.optional(MoneyInput),
  maxPrice: z.optional(MoneyInput),
  color: z.optional(ColorFilter),
  deliversTo: z.optional(z.string().check(z.regex(FILTERS.deliversTo))),
  year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))),
};

type FilterSchema<Name extends FilterName> = Name extends keyof typeof OWN
  ? (typeof OWN)[Name]
  : (typeof FILTERS)[Name] extends readonly (infer Value extends string)[]
    ? Value extends 'true' | 'false'
      ? typeof flag
      : z.ZodMiniOptional<z.ZodMiniEnum<{ [Each in Value]: Each }>>
    : never;

function schemaOf(name: FilterName): z.ZodMiniType {
  if (name in OWN) return OWN[name as keyof typeof OWN];
  const values = FILTERS[name] as readonly string[];
  return values.includes('true') ? flag : z.optional(z.enum(values));
}

/** Filters of every artwork list. */
export const artworkFilters = Object.fromEntries(
  (Object.keys(FILTERS) as FilterName[]).map((name) => [name, schemaOf(name)]),
) as { [Name in FilterName]: FilterSchema<Name> };

export type ArtworkFilters = { [Name in FilterName]?: z.output<(typeof artworkFilters)[Name]> | undefined };
