import type { ComponentProps, ReactNode } from 'react';
import type { Page } from '#shared/http/page.ts';
import { Loaded } from './loaded.tsx';
import { ShowMore, type ShowMoreProps } from './show-more.tsx';

interface PagedListProps<T> extends Omit<ComponentProps<typeof Loaded>, 'query' | 'children'> {
  list: ComponentProps<typeof Loaded<{ pages: Page<T>[] }>>['query'] & ShowMoreProps['list'];
  empty: ReactNode;
  /** Props of the button for the next page. */
  more?: Omit<ShowMoreProps, 'list'>;
  children: (items: T[]) => ReactNode;
}

/** A list that is read page by page: loading, error, empty, the items, and more of them. */
export const PagedList = <T extends { id: string }>({
  list,
  empty,
  more,
  children,
  ...states
}: PagedListProps<T>) => (
  <Loaded query={list} {...states}>
    {({ pages }) => {
      // An item that moved while the next page loaded is on two pages.
      const items = [...new Map(pages.flatMap((page) => page.items.map((item) => [item.id, item]))).values()];
      if (items.length === 0 && !list.hasNextPage) return empty;
      return (
        <>
          {children(items)}
          <ShowMore list={list} {...more} />
        </>
      );
    }}
  </Loaded>
);
