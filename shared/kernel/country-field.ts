/** In a file of its own, because every first page loads the other fields. */
import * as z from 'zod/mini';
import { COUNTRY_CODES } from './countries.ts';

/** ISO 3166-1 alpha-2. */
export const Country = z.enum(COUNTRY_CODES, 'Please choose a country');
