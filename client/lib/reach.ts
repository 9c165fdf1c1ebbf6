/** Code that failed to load: the network is down, or a deploy has replaced the file since the page was loaded. */

const AGAIN_MS = 5000;
const RETRY = 'atelier:retry';
const CHANCES = ['online', RETRY];
const RELOADED = 'atelier:reloaded';
const RELOAD_AGAIN_MS = 60_000;

/** Whether the site responds, which is more than the browser knows about its network. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** The next moment when a retry makes sense. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const name of CHANCES) removeEventListener(name, done);
      resolve();
    };
    const timer = setTimeout(done, AGAIN_MS);
    for (const name of CHANCES) addEventListener(name, done);
  });

/** Waits until the site responds, and reports when it does not. */
export async function untilReachable(onAway: () => void): Promise<void> {
  while (!(await isReachable())) {
    onAway();
    await nextChance();
  }
}

/** Everything that waits for the site retries at once. */
export const retryNow = (): void => void dispatchEvent(new Event(RETRY));

let isReloading = false;

/** Reloads with the current files; false if that was tried a moment ago and did not help. */
export function reloadOnce(): boolean {
  // Several parts fail together.
  if (isReloading) return true;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_AGAIN_MS) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  isReloading = true;
  location.reload();
  return true;
}
