import { COUNTRY_CODES } from '#shared/kernel/countries.ts';
import { countryTitle } from '#shared/kernel/country-name.ts';

/** Sorted by name. */
export const COUNTRIES: readonly (readonly [code: string, name: string])[] = COUNTRY_CODES.map(
  (code) => [code, countryTitle(code)] as const,
).toSorted(([, a], [, b]) => a.localeCompare(b, 'en'));
