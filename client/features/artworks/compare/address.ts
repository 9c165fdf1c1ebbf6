/** The ids of the compared works are kept in the URL, so that it can be shared. */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @param search of `/compare`. Anything but ids, repeated ones and those beyond the fourth are left out. */
export function comparedIn(search: string): string[] {
  const named = new URLSearchParams(search).get('works')?.toLowerCase().split(',') ?? [];
  return [...new Set(named.filter((id) => ID.test(id)))].slice(0, MAX_COMPARED);
}
