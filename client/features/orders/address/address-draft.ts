/** Draft of an address: only strings, with an error for each. */
import type { ShippingAddress } from '#shared/orders/address.ts';

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
