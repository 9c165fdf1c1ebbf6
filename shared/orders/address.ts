import * as z from 'zod/mini';
import { Country } from '#shared/kernel/country-field.ts';
import { requiredText, optionalText } from '#shared/kernel/fields.ts';

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
