/** Draft of an address: only strings, with an error for each. */
import * as z from 'zod/mini';
import { ShippingAddress } from '#shared/orders/address.ts';
import { COUNTRY_CODES } from '#shared/kernel/countries.ts';

export type AddressDraft = Record<keyof ShippingAddress, string>;
export type AddressErrors = Partial<AddressDraft>;

const EMPTY: AddressDraft = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

/** @param known the address to edit, if any */
export const draftOf = (known: ShippingAddress | null): AddressDraft => ({ ...EMPTY, ...known });

/** The address, or the error of each invalid field. */
export function readAddress(
  draft: AddressDraft,
): { address: ShippingAddress; errors?: never } | { address?: never; errors: AddressErrors } {
  const result = z.safeParse(ShippingAddress, draft);
  if (result.success) return { address: result.data };
  const errors: AddressErrors = {};
  for (const { path, message } of result.error.issues) errors[path[0] as keyof AddressDraft] ??= message;
  return { errors };
}

const names = new Intl.DisplayNames('en', { type: 'region' });
export const countryName = (code: string): string => names.of(code) ?? code;

/** Sorted by name. */
export const COUNTRIES: readonly (readonly [code: string, name: string])[] = COUNTRY_CODES.map(
  (code) => [code, countryName(code)] as const,
).toSorted(([, a], [, b]) => a.localeCompare(b, 'en'));
