/** Code that did not come: the network is away, or a deploy has replaced the file since this page was loaded. */

const AGAIN_MS = 5000;
const RETRY = 'atelier:retry';
const CHANCES = ['online', RETRY];
const RELOADED = 'atelier:reloaded';
const RELOAD_AGAIN_MS = 60_000;

/** Whether the site answers, which is more than what the browser knows of its network. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** The next moment in which it is worth asking again. */
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

/** Waits until the site answers, and reports when it does not. */
export async function untilReachable(onAway: () => void): Promise<void> {
  while (!(await isReachable())) {
    onAway();
    await nextChance();
  }
}

/** Whoever waits for the site asks again at once. */
export const retryNow = (): void => void dispatchEvent(new Event(RETRY));

/** Starts over with the files of today; false when that was tried a moment ago and did not help. */
export function reloadOnce(): boolean {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_AGAIN_MS) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}
