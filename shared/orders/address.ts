import * as z from 'zod/mini';
import { COUNTRY_CODES } from '#shared/kernel/countries.ts';
import { requiredText, optionalText } from '#shared/kernel/fields.ts';

/** ISO 3166-1 alpha-2. */
export const Country = z.enum(COUNTRY_CODES, 'Please choose a country');

/** The destination of a physical work. */
export const ShippingAddress = z
  .object({
    name: requiredText('Name is required', 100),
    line1: requiredText('Street address is required', 120),
    line2: optionalText(120),
    city: requiredText('City is required', 80),
    /** State, province or the like. */
    region: optionalText(80),
    postalCode: requiredText('ZIP or postal code is required', 16),
    country: Country,
  })
  .register(z.globalRegistry, { id: 'ShippingAddress' });
export type ShippingAddress = z.output<typeof ShippingAddress>;
