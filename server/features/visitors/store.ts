/**
 * Pages as text, kept for a minute in each process, so that a crawler costs one statement a page and minute. What a page
 * shows is known by ids: a signal about one of them drops it, whatever process the change was made in.
 */
import type { Context } from '#server/context.ts';
import type { Live } from '#server/events/live.ts';
import { createByteCache } from '#server/features/uploads/public.ts';
import type { Picture } from './queries.ts';

const FRESH_MS = 60_000;
/** Characters of all pages of a process. */
const MAX_CHARACTERS = 32 * 2 ** 20;
/** Also of what is not there, so that asking for it is bounded, too. */
const ENTRY_CHARACTERS = 200;

export interface Page {
  text: string;
  /** What it shows: members, works, the collection or course. Null: any change may concern it. */
  ids: ReadonlySet<string> | null;
  allowsAiTraining?: boolean;
  /** For oEmbed. */
  about?: {
    title: string;
    author: string;
    authorPath: string;
    cardUrl: string | null;
    /** Of a work. */
    picture: Picture | null;
  };
}
interface Entry {
  at: number;
  page: Page | null;
}
export interface PageStore {
  read: (key: string, load: () => Promise<Page | null>) => Promise<Page | null>;
}

const stores = new WeakMap<Live, PageStore>();

/** The store of this process. */
export function pagesOf({ live, clock }: Context): PageStore {
  const known = stores.get(live);
  if (known) return known;
  const entries = createByteCache<Entry>(
    MAX_CHARACTERS,
    ({ page }) => ENTRY_CHARACTERS + (page?.text.length ?? 0),
  );
  const loading = new Map<string, Promise<Page | null>>();
  function drop(concerns: (page: Page) => boolean): void {
    entries.dropWhere(({ page }) => !page?.ids || concerns(page));
    // What is being read may be older than the change.
    loading.clear();
  }
  live.listen(({ signal }) => {
    if (signal.type === 'settings') drop(() => true);
    if (signal.type === 'artwork') drop(({ ids }) => ids!.has(signal.artworkId));
    if (signal.type === 'member') drop(({ ids }) => ids!.has(signal.memberId));
    if (signal.type === 'page') drop(({ ids }) => ids!.has(signal.id));
  });
  live.onGap(() => drop(() => true));
  const store: PageStore = {
    async read(key, load) {
      const now = clock.now().getTime();
      const entry = entries.get(key);
      if (entry && now - entry.at < FRESH_MS) return entry.page;
      const known = loading.get(key);
      if (known) return known;
      const reading = load().then((page) => {
        if (loading.get(key) === reading) entries.set(key, { at: now, page });
        return page;
      });
      loading.set(key, reading);
      try {
        return await reading;
      } finally {
        if (loading.get(key) === reading) loading.delete(key);
      }
    },
  };
  stores.set(live, store);
  return store;
}
