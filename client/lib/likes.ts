/** Optimistic likes, everywhere the subject is shown, undone if the server refuses. */
import type { Query } from '@tanstack/react-query';
import { t } from '#client/lib/t.ts';
import { queryClient } from './query.ts';
import { toast } from './toast.ts';

interface Identified {
  id: string;
}
interface Pages<T> {
  pages: { items: T[] }[];
}
interface Works<T> {
  works: T[];
}
type Loaded<T> = T | T[] | Pages<T> | Works<T>;
/** Places of a collection hold their works. */
type Holder<T> = T & { artwork?: T | null };

const hasWorks = <T>(data: T | Pages<T> | Works<T>): data is Works<T> =>
  typeof data === 'object' && data !== null && 'works' in data;

const turnWorks = <T>(data: Works<T>, turn: (item: T) => T): Works<T> => ({
  ...data,
  works: data.works.map(turn),
});

const turnPages = <T>(data: Pages<T>, turn: (item: T) => T): Pages<T> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map(turn) })),
});

type Reads = readonly { path: string }[];

const isRead =
  (reads: Reads) =>
  ({ queryKey, state }: Query): boolean =>
    state.data !== undefined && reads.some(({ path }) => path === queryKey[0]);

/** Changes the subject wherever it was loaded: alone, in a list, in pages of one, or among others. */
export function changeEverywhere<T extends Identified>(reads: Reads, id: string, change: (item: T) => T) {
  const turn = (item: Holder<T>): Holder<T> => {
    if (item.artwork?.id === id) return { ...item, artwork: change(item.artwork) };
    return item.id === id ? change(item) : item;
  };
  queryClient.setQueriesData<Loaded<T>>({ predicate: isRead(reads) }, (data) => {
    if (!data) return data;
    if (Array.isArray(data)) return data.map(turn);
    if (hasWorks(data)) return turnWorks(data, turn);
    if (!('pages' in data)) return turn(data as T);
    return turnPages(data, turn);
  });
}

interface Likes<T> {
  /** Endpoints whose responses contain the subject: one, a list, or pages of a list. */
  reads: Reads;
  /** Toggles the like; its own inverse. */
  flip: (item: T) => T;
  /** Refetched when no like request is running any more, so that an older response does not undo a newer click. */
  refresh: () => Promise<unknown>;
}

interface LikeToggle {
  toggle: (id: string, send: () => Promise<unknown>) => void;
  isUnderWay: () => boolean;
}

export const onLikeRefused = () =>
  toast({ title: t('Error'), description: t('Failed to update like status'), variant: 'destructive' });

export function createLikeToggle<T extends Identified>({ reads, flip, refresh }: Likes<T>): LikeToggle {
  let underWay = 0;
  const turnAll = (id: string) => changeEverywhere(reads, id, flip);
  return {
    isUnderWay: () => underWay > 0,
    toggle: (id, send) => {
      underWay += 1;
      void queryClient.cancelQueries({ predicate: isRead(reads) });
      turnAll(id);
      send()
        .catch(() => turnAll(id))
        .finally(() => {
          underWay -= 1;
          if (underWay === 0) void refresh();
        });
    },
  };
}
