/** How a person is called on a wall label: the artist name, else first and last name. */
export const displayName = (p: {
  artistName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}): string => p.artistName?.trim() || [p.firstName, p.lastName].filter(Boolean).join(' ') || 'Member';
