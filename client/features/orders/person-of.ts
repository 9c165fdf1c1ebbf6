import type { Purchase } from '#shared/orders/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';

/** Whom to write to, as the chat knows people. */
export const personOf = ({ id, firstName, lastName, artistName: name }: Purchase['seller']): Person => ({
  id,
  firstName,
  lastName,
  artistName: name,
  profileImageUrl: null,
  isProfessional: false,
});
