import type { ReactNode } from 'react';
import type { Page } from '#shared/http/page.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import * as texts from './texts.ts';

interface PagedListProps<T> {
  list: {
    isPending: boolean;
    data: { pages: Page<T>[] } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
    refetch: () => Promise<unknown>;
  };
  /** Shown if loading failed. */
  failure: string;
  empty: ReactNode;
  children: (item: T) => ReactNode;
}

/** A list with hairlines, and its loading, empty and error states. */
export function PagedList<T extends { id: string }>({ list, failure, empty, children }: PagedListProps<T>) {
  if (list.isPending) {
    return (
      <div role="status" aria-label={texts.loading} className="grid gap-4">
        {[0, 1, 2].map((n) => (
          <Skeleton key={n} className="h-20" />
        ))}
      </div>
    );
  }
  if (!list.data) return <LoadError what={failure} onRetry={() => void list.refetch()} />;
  // Removes duplicates: an entry may move to the next page while it loads.
  const items = new Map(list.data.pages.flatMap((page) => page.items.map((item) => [item.id, item])));
  if (items.size === 0) return empty;
  return (
    <>
      <ul>
        {[...items.values()].map((item) => (
          <li key={item.id} className="border-t border-line py-5 first:border-0 first:pt-0 last:pb-0">
            {children(item)}
          </li>
        ))}
      </ul>
      <ShowMore list={list} className="mt-5" />
    </>
  );
}
