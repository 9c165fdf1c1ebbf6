/** The Hub as it was last shown, so that a video leads back to the same filters; survives a reload. */
import { paths } from '#client/paths.ts';

const KEY = 'hub-place';

export function rememberHub(href: string): void {
  try {
    sessionStorage.setItem(KEY, href);
  } catch {
    // Then a video leads back to the whole Hub.
  }
}

/** The Hub's address, with the filters it had in this window. */
export function lastHub(): string {
  try {
    const href = sessionStorage.getItem(KEY);
    return href?.startsWith(paths.inspiration()) ? href : paths.inspiration();
  } catch {
    return paths.inspiration();
  }
}
