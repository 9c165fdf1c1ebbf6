import type { ReactNode } from 'react';
import { ShoppingBag } from '#client/ui/icons.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Frame } from '#client/ui/frame.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { isMissing } from '#client/lib/api.ts';
import { queryFor } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import type { Order } from './order.ts';
import { useOrdersLive } from './order-queries.ts';
import { OrderView } from './order-view.tsx';

const POLL_MS = 4000;

/** The buyer's own order; the artist and moderators are redirected to the sale. */
export function PurchaseScreen({ id }: { id: string }) {
  const member = useMember();
  const query = useQuery({
    ...queryFor(purchaseEndpoints.get, { params: { id } }),
    staleTime: 0,
    // Processing at the bank: there is no signal before the result.
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? POLL_MS : false),
  });
  useOrdersLive();
  return (
    <Loaded query={query} title={t('Your purchase')} href={paths.purchases()} list={t('Purchases')}>
      {(purchase, readAt) =>
        purchase.buyerId === member.id ? (
          <OrderView order={{ side: 'buyer', purchase }} readAt={readAt} />
        ) : (
          <Redirect to={paths.sale(id)} replace />
        )
      }
    </Loaded>
  );
}

/** A sale, for its artist and moderators. */
export function SaleScreen({ id }: { id: string }) {
  const member = useMember();
  const query = useQuery({ ...queryFor(purchaseEndpoints.sale, { params: { id } }), staleTime: 0 });
  useOrdersLive();
  return (
    <Loaded query={query} title={t('Your sale')} href={paths.sales()} list={t('Sales')}>
      {(purchase, readAt) => {
        const side: Order['side'] = purchase.seller.id === member.id ? 'artist' : 'moderator';
        return <OrderView order={{ side, purchase }} readAt={readAt} />;
      }}
    </Loaded>
  );
}

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  title: string;
  /** The list it belongs to. */
  href: string;
  list: string;
  children: (data: T, readAt: number) => ReactNode;
}

function Loaded<T>({ query, title, href, list, children }: LoadedProps<T>) {
  if (query.isPending) return <OrderSkeleton title={title} />;
  if (isMissing(query.error)) {
    return (
      <EmptyState
        level={1}
        icon={ShoppingBag}
        title={t('We couldn’t find that order')}
        body={t('Check the link, or find it under {list}.', { list })}
        link={{ href: href, text: list }}
      />
    );
  }
  if (query.data === undefined) {
    return <PageError title={t('The order couldn’t be loaded')} onRetry={() => void query.refetch()} />;
  }
  return children(query.data, query.dataUpdatedAt);
}

const OrderSkeleton = ({ title }: { title: string }) => (
  <div aria-busy>
    <h1 className="sr-only">{title}</h1>
    <Frame
      side={560}
      thing={<Skeleton className="rounded-art max-lg:size-16 lg:aspect-4/3" />}
      facts={
        <>
          <Skeleton className="h-6 w-44" />
          <Skeleton className="mt-4 h-10 w-3/5" />
          <Skeleton className="mt-8 h-64 w-full rounded-lg" />
        </>
      }
    />
  </div>
);
