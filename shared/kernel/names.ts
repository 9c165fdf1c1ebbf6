interface Names {
  firstName?: string | null;
  lastName?: string | null;
}

/** First and last name, as far as they are known. */
export const fullName = (p: Names): string => [p.firstName, p.lastName].filter(Boolean).join(' ');

/** How a person is called on a wall label: the artist name, else first and last name. */
export const displayName = (p: Names & { artistName?: string | null }): string =>
  p.artistName?.trim() || fullName(p) || 'Member';
