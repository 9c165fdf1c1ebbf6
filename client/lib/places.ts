/** The page shown now and the one before it, as path and query. */
let here: string | undefined;
let before: string | undefined;

export function rememberPlace(place: string): void {
  if (place === here) return;
  before = here;
  here = place;
}

/** The page the viewer was on before the page of this path; it may be remembered already, or not yet. */
export const placeBefore = (path: string): string | undefined =>
  here?.split('?', 1)[0] === path ? before : here;
