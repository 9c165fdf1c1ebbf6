/** The columns that `displayName` needs, of `users` under any alias. */
export const names = <First, Last, Artist>({
  firstName,
  lastName,
  artistName,
}: {
  firstName: First;
  lastName: Last;
  artistName: Artist;
}) => ({ firstName, lastName, artistName });
