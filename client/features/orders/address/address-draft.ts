/** Draft of an address: only strings, with an error for each. */
import type { ShippingAddress } from '#shared/orders/address.ts';
import { COUNTRY_CODES } from '#shared/kernel/countries.ts';

export type AddressDraft = Record<keyof ShippingAddress, string>;

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

/** For the request; whether it is one, the contract says. */
export const toAddress = (draft: AddressDraft) => draft as ShippingAddress;

const names = new Intl.DisplayNames('en', { type: 'region' });
export const countryName = (code: string): string => names.of(code) ?? code;

/** Sorted by name. */
export const COUNTRIES: readonly (readonly [code: string, name: string])[] = COUNTRY_CODES.map(
  (code) => [code, countryName(code)] as const,
).toSorted(([, a], [, b]) => a.localeCompare(b, 'en'));
