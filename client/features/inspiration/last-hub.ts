/** The Hub's last URL, so that a video links back to the same filters; survives a reload. */
import { paths } from '#client/paths.ts';

const KEY = 'hub-place';

export function rememberHub(href: string): void {
  try {
    sessionStorage.setItem(KEY, href);
  } catch {
    // Without it a video links back to the whole Hub.
  }
}

/** The Hub's URL with this tab's last filters. */
export function lastHub(): string {
  try {
    const href = sessionStorage.getItem(KEY);
    return href?.startsWith(paths.inspiration()) ? href : paths.inspiration();
  } catch {
    return paths.inspiration();
  }
}
