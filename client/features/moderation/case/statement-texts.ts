export const isUnlisted = (since: string, until: string | null) =>
  `Unlisted since ${since}, because its picture is nearly the same as one marked as stolen. ` +
  (until ? `Visible again on ${until} unless a moderator decides.` : 'Held until a moderator decides.');
