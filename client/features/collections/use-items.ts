import { useMemo } from 'react';
import { MAX_PAGE_SIZE, type Page } from '#shared/http/page.ts';
import { type CollectionItem, collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { pagesFor, usePages } from '#client/lib/pages.ts';
import { useRemainingPages } from '#client/lib/use-remaining-pages.ts';

const inputOf = (id: string) => ({ params: { id }, query: { limit: MAX_PAGE_SIZE } });

export const itemsKey = (collectionId: string) => pagesFor(endpoints.items, inputOf(collectionId)).queryKey;

/** The items in order, once each: one that moved while the next page loaded is on two pages. */
export const flatten = (pages: readonly Page<CollectionItem>[] = []): CollectionItem[] => [
  ...new Map(pages.flatMap((page) => page.items.map((item) => [item.id, item]))).values(),
];

/**
 * The works of a collection. Its owner needs all of them, to move each anywhere: until they are there, the first page is
 * shown as others see it, because drawing a thousand works anew for each page takes seconds.
 */
export function useItems(collectionId: string, isOwner: boolean) {
  const list = usePages(endpoints.items, inputOf(collectionId));
  useRemainingPages(list, isOwner);
  const isWhole = list.data !== undefined && !list.hasNextPage;
  const shown = isOwner && !isWhole ? 1 : undefined;
  const items = useMemo(() => flatten(list.data?.pages.slice(0, shown)), [list.data, shown]);
  return { list, items, isWhole };
}
