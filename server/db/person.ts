import { users } from '#shared/accounts/tables.ts';

/** The columns of a `Person`, for a list that joins the members it shows. */
export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  artistName: users.artistName,
  profileImageUrl: users.profileImageUrl,
  isProfessional: users.isProfessional,
};
