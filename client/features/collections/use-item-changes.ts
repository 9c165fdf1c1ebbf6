import { useRef, useState } from 'react';
import { type InfiniteData, useMutation } from '@tanstack/react-query';
import { arrayMove } from '@dnd-kit/sortable';
import type { Page } from '#shared/http/page.ts';
import { type CollectionItem, collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { reportRefusal, toastError } from '#client/lib/action.ts';
import { call } from '#client/lib/api.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { flatten, itemsKey } from './use-items.ts';

type Items = readonly CollectionItem[];
type Loaded = InfiniteData<Page<CollectionItem>>;

export const titleOf = ({ artwork }: CollectionItem): string => artwork?.title ?? t('No longer available');

/** Fills the pages with the items, each as long as before. */
function refill({ pages, pageParams }: Loaded, items: Items): Loaded {
  let start = 0;
  return {
    pageParams,
    pages: pages.map((page, index) => {
      const end = index === pages.length - 1 ? items.length : start + page.items.length;
      const filled = { ...page, items: items.slice(start, end) };
      start = end;
      return filled;
    }),
  };
}

/** After the last change of this window, what another one did is read. */
const QUIET_MS = 600;

/** Applies the owner's changes at once, sends them one after another, and undoes them on failure. */
export function useItemChanges(collectionId: string) {
  const queryKey = itemsKey(collectionId);
  const mutationKey = ['collection-items', collectionId];
  const [announcement, setAnnouncement] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (queryClient.isMutating({ mutationKey }) > 0) return readLater();
      void refresh(endpoints.items, endpoints.get);
    }, QUIET_MS);
  };
  useLive('saved', readLater);
  useLiveReopened(readLater);

  const show = (next: (items: Items) => Items) => {
    // A running refetch would restore the old order.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Loaded>(queryKey, (now) => now && refill(now, next(flatten(now.pages))));
  };
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (send: () => Promise<unknown>) => send(),
    onError: (error) => {
      if (!reportRefusal(error)) toastError(error);
      setAnnouncement(t('The order couldn’t be saved.'));
      return refresh(endpoints.items);
    },
    onSuccess: () => refresh(endpoints.get),
  });

  const move = (items: Items, from: number, to: number) => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    const next = arrayMove([...items], from, to);
    show(() => next);
    setAnnouncement(
      t('{title} is now at position {place} of {total}.', {
        title: titleOf(item),
        place: to + 1,
        total: items.length,
      }),
    );
    const after = next[to - 1]?.id ?? null;
    change.mutate(() => call(endpoints.place, { params: { id: item.id }, body: { after } }));
  };
  const remove = (item: CollectionItem) => {
    show((items) => items.filter(({ id }) => id !== item.id));
    setAnnouncement(t('Removed {title}', { title: titleOf(item) }));
    change.mutate(() => call(endpoints.takeOut, { params: { id: item.id } }));
  };
  const setCover = (item: CollectionItem) => {
    show((items) => items.map((other) => ({ ...other, isCover: other.id === item.id })));
    change.mutate(() =>
      call(endpoints.edit, { params: { id: collectionId }, body: { coverItemId: item.id } }),
    );
  };
  return { announcement, move, remove, setCover };
}
