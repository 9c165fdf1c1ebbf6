/** Optimistic likes, everywhere the subject is shown, undone if the server refuses. */
import type { Query } from '@tanstack/react-query';
import { queryClient } from './query.ts';
import { toast } from './toast.ts';
import * as texts from './texts.ts';

interface Identified {
  id: string;
}
interface Pages<T> {
  pages: { items: T[] }[];
}
type Loaded<T> = T | T[] | Pages<T>;

const turnPages = <T>(data: Pages<T>, turn: (item: T) => T): Pages<T> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map(turn) })),
});

interface Likes<T> {
  /** Endpoints whose responses contain the subject: one, a list, or pages of a list. */
  reads: readonly { path: string }[];
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
  toast({ title: texts.error, description: texts.failedToUpdateLikeStatus, variant: 'destructive' });

export function createLikeToggle<T extends Identified>({ reads, flip, refresh }: Likes<T>): LikeToggle {
  let underWay = 0;
  const predicate = ({ queryKey, state }: Query): boolean =>
    state.data !== undefined && reads.some(({ path }) => path === queryKey[0]);
  const turnAll = (id: string) => {
    const turn = (item: T) => (item.id === id ? flip(item) : item);
    queryClient.setQueriesData<Loaded<T>>({ predicate }, (data) => {
      if (!data) return data;
      if (Array.isArray(data)) return data.map(turn);
      if (!('pages' in data)) return turn(data as T);
      return turnPages(data, turn);
    });
  };
  return {
    isUnderWay: () => underWay > 0,
    toggle: (id, send) => {
      underWay += 1;
      void queryClient.cancelQueries({ predicate });
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
