/** Apart from the other fields, which every first page loads. */
import * as z from 'zod/mini';
import { COUNTRY_CODES } from './countries.ts';

/** ISO 3166-1 alpha-2. */
export const Country = z.enum(COUNTRY_CODES, 'Please choose a country');
