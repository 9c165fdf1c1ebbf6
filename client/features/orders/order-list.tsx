import type { ReactNode } from 'react';
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { Purchase } from '#shared/orders/contract.ts';
import type { Page } from '#shared/http/page.ts';
import { t } from '#client/lib/t.ts';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Order } from './order.ts';
import { OrderRow } from './order-row.tsx';

interface OrderListProps<P extends Purchase> {
  list: UseInfiniteQueryResult<InfiniteData<Page<P>>>;
  toOrder: (purchase: P) => Order;
  empty: ReactNode;
}

/** Endless. */
export const OrderList = <P extends Purchase>({ list, toOrder, empty }: OrderListProps<P>) => (
  <PagedList
    list={list}
    failure={t('Your orders couldn’t be loaded.')}
    skeleton={<OrderSkeletons />}
    empty={empty}
    more={{ isEndless: true, className: 'mt-4' }}
  >
    {(orders) => (
      <ul>
        {orders.map((purchase) => (
          <OrderRow key={purchase.id} order={toOrder(purchase)} readAt={list.dataUpdatedAt} />
        ))}
      </ul>
    )}
  </PagedList>
);

const OrderSkeletons = () => (
  <div aria-busy>
    <p role="status" className="sr-only">
      {t('Loading')}
    </p>
    {[0, 1, 2, 3].map((n) => (
      <div key={n} className="flex gap-4 border-b border-line py-5 last:border-0 sm:gap-6">
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
