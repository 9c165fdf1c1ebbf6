/**
 * The scroll position of each visited page. The browser's own restoration fails if a page is shorter on
 * return than it was, so positions are stored here, by a key in every history entry.
 */

const STORE = 'scroll-memory';

interface Entry {
  place?: string;
  /** Only the URL changed, as with a filter: the scroll position stays. */
  stays?: boolean;
}

export interface Arrival {
  isBack: boolean;
  stays: boolean;
  /** Pixels from the top when this page was left, 0 on a first visit. */
  top: number;
}

/** The options of `navigate(href, IN_PLACE)`, which neither scrolls nor moves the focus. */
export const IN_PLACE = { state: { stays: true } satisfies Entry };

const entry = (): Entry => (history.state as Entry | null) ?? {};
const tops = new Map<string, number>();
let place = '';
let isBackNavigation = false;

/** Gives the current history entry a key, or returns its existing one. */
function tag(wanted: string = crypto.randomUUID()): void {
  const known = entry().place;
  place = known ?? wanted;
  if (!known) history.replaceState({ ...entry(), place }, '');
}

const leave = () => tops.set(place, scrollY);

function restoreStore(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
    for (const [key, top] of Object.entries(kept)) tops.set(key, top);
  } catch {
    // Invalid data is ignored.
  }
}

/** Starts recording; once per tab, before anything navigates. */
export function watchScroll(): void {
  restoreStore();
  tag();
  history.scrollRestoration = 'manual';
  addEventListener('pushState', () => {
    leave();
    isBackNavigation = false;
    tag();
  });
  addEventListener('replaceState', () => {
    if (entry().place) return;
    isBackNavigation = false;
    tag(place);
  });
  // The first of all listeners: the old page is still rendered.
  addEventListener(
    'popstate',
    () => {
      leave();
      isBackNavigation = true;
      tag();
    },
    { capture: true },
  );
  addEventListener('pagehide', () => {
    leave();
    // Reloads are left to the browser.
    history.scrollRestoration = 'auto';
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(tops)));
  });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/** How the current page was reached. */
export const arrival = (): Arrival => ({
  isBack: isBackNavigation,
  stays: entry().stays === true && !isBackNavigation,
  top: tops.get(place) ?? 0,
});

const GIVE_UP_MS = 4000;
const HANDS_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls there as soon as the page is long enough, unless the reader scrolls first. */
export function scrollBackTo(top: number): void {
  scrollTo(0, top);
  if (Math.abs(scrollY - top) <= 1) return;
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const name of HANDS_ON) removeEventListener(name, stop);
  };
  const watcher = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) stop();
  });
  const timer = setTimeout(stop, GIVE_UP_MS);
  watcher.observe(document.body);
  for (const name of HANDS_ON) addEventListener(name, stop, { passive: true });
}
