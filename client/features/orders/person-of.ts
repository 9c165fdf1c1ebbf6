import type { Purchase } from '#shared/orders/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';

/** Whom to message, as the chat identifies members. */
export const personOf = ({ id, firstName, lastName, artistName: name }: Purchase['seller']): Person => ({
  id,
  firstName,
  lastName,
  artistName: name,
  profileImageUrl: null,
  isProfessional: false,
});
