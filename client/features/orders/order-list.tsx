import type { ReactNode } from 'react';
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { Purchase } from '#shared/orders/contract.ts';
import type { Page } from '#shared/http/page.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useNear } from '#client/lib/use-near.ts';
import type { Order } from './order.ts';
import { OrderRow } from './order-row.tsx';
import * as texts from './texts.ts';

interface OrderListProps<P extends Purchase> {
  list: UseInfiniteQueryResult<InfiniteData<Page<P>>>;
  toOrder: (purchase: P) => Order;
  empty: ReactNode;
}

/** Endless. */
export function OrderList<P extends Purchase>({ list, toOrder, empty }: OrderListProps<P>) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const more = () => void list.fetchNextPage();
  const end = useNear<HTMLDivElement>(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, more);

  if (list.isPending) return <OrderSkeletons />;
  if (!data) {
    return <LoadError what={texts.ordersNotLoaded} onRetry={() => void list.refetch()} />;
  }
  // Removes duplicates: an order may move to another page while one is read.
  const orders = new Map(data.pages.flatMap((page) => page.items.map((item) => [item.id, item])));
  if (orders.size === 0) return empty;
  return (
    <>
      <ul>
        {[...orders.values()].map((purchase) => (
          <OrderRow key={purchase.id} order={toOrder(purchase)} readAt={list.dataUpdatedAt} />
        ))}
      </ul>
      <div ref={end} className="mt-4 grid justify-items-start">
        {isFetchNextPageError && !isFetchingNextPage ? (
          <LoadError what={texts.moreNotLoaded} onRetry={more} />
        ) : (
          <ShowMore list={list} />
        )}
      </div>
    </>
  );
}

const OrderSkeletons = () => (
  <div aria-busy>
    <p role="status" className="sr-only">
      {texts.loading}
    </p>
    {[0, 1, 2, 3].map((n) => (
      <div key={n} className="flex gap-4 border-t border-line py-5 first:border-0 sm:gap-6">
        <Skeleton className="size-[72px] shrink-0 rounded-art sm:size-[88px]" />
        <div className="flex-1">
          <Skeleton className="h-6 w-44 max-w-full" />
          <Skeleton className="mt-2.5 h-5 w-64 max-w-full" />
          <Skeleton className="mt-2 h-4 w-80 max-w-full" />
        </div>
      </div>
    ))}
  </div>
);
