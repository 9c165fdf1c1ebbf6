interface Names {
  firstName?: string | null;
  lastName?: string | null;
}

/** First and last name, as far as known. */
export const fullName = (p: Names): string => [p.firstName, p.lastName].filter(Boolean).join(' ');

/** The artist name of a deleted account. */
export const DELETED_MEMBER = 'Deleted member';
export const isDeleted = (p: { artistName?: string | null }): boolean => p.artistName === DELETED_MEMBER;

/** A person's display name: the artist name, else first and last name. */
export const displayName = (p: Names & { artistName?: string | null }): string =>
  p.artistName?.trim() || fullName(p) || 'Member';
