import { users } from '#shared/accounts/tables.ts';

/** The columns of a `Person`, for lists that join members. */
export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  artistName: users.artistName,
  profileImageUrl: users.profileImageUrl,
  isProfessional: users.isProfessional,
};
