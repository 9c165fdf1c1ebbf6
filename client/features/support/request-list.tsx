import type { ComponentProps, ReactNode } from 'react';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';

interface RequestListProps<T extends { id: string }> extends Pick<
  ComponentProps<typeof PagedList<T>>,
  'list' | 'failure' | 'empty'
> {
  children: (item: T) => ReactNode;
}

/** A paged list with hairlines. */
export const RequestList = <T extends { id: string }>({ children, ...list }: RequestListProps<T>) => (
  <PagedList {...list} skeleton={<Skeletons each="h-20" />} more={{ className: 'mt-5' }}>
    {(items) => (
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-t border-line py-5 first:border-0 first:pt-0 last:pb-0">
            {children(item)}
          </li>
        ))}
      </ul>
    )}
  </PagedList>
);
