import type { ComponentProps, ReactNode } from 'react';
import { SearchX, ShoppingBag, Store } from '#client/ui/icons.ts';
import { Link, useSearchParams } from 'wouter';
import { type Purchase, purchaseEndpoints } from '#shared/orders/contract.ts';
import { ORDER_STAGES, type OrderStage } from '#shared/orders/stages.ts';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { usePages } from '#client/lib/pages.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { OrderList } from './order-list.tsx';
import { useOrdersLive } from './order-queries.ts';

type Chosen = OrderStage | 'all';
const SALES = [
  ['all', t('All')],
  ['to_ship', t('To ship')],
  ['on_the_way', t('On the way')],
  ['done', t('Done')],
  ['returned', t('Refunded or disputed')],
] as const;
const PURCHASES = [
  SALES[0],
  ['original', t('With a file to download')],
  ['to_ship', t('To be shipped')],
  ...SALES.slice(2),
] as const;

/** The stage is kept in the URL, so that Back restores a filtered list. */
function useStage() {
  const [search, setSearch] = useSearchParams();
  const stage = ORDER_STAGES.find((name) => name === search.get('stage'));
  const setStage = (next: Chosen) => setSearch(next === 'all' ? {} : { stage: next }, { replace: true });
  return { stage, setStage };
}

interface OrdersProps<P extends Purchase> extends Pick<
  ComponentProps<typeof OrderList<P>>,
  'list' | 'toOrder'
> {
  title: string;
  lede: string;
  /** Beside the one to receipts. */
  link?: ReactNode;
  stages: readonly (readonly [Chosen, string])[];
  stage: OrderStage | undefined;
  onStage: (next: Chosen) => void;
  empty: ReactNode;
}

function Orders<P extends Purchase>({
  title,
  lede,
  link,
  stages,
  stage,
  onStage,
  empty,
  ...orders
}: OrdersProps<P>) {
  useOrdersLive();
  // Without any orders there is nothing to filter.
  const hasFilter = stage !== undefined || orders.list.data?.pages[0]?.items.length !== 0;
  return (
    <>
      <ScreenHead title={title} lede={lede}>
        {link}
        <Button asChild variant="outline">
          <Link href={paths.receipts()}>{t('Receipts')}</Link>
        </Button>
      </ScreenHead>
      {hasFilter && (
        <div className="mb-4">
          <FilterChips
            label={t('Filter by status')}
            items={stages}
            value={stage ?? 'all'}
            onChange={onStage}
          />
        </div>
      )}
      <OrderList
        {...orders}
        empty={
          stage ? (
            <EmptyState
              level={2}
              icon={SearchX}
              title={t('No matching orders')}
              action={
                <Button variant="outline" onClick={() => onStage('all')}>
                  {t('Show all')}
                </Button>
              }
            />
          ) : (
            empty
          )
        }
      />
    </>
  );
}

/** The member's purchases. */
export function PurchasesView() {
  const { stage, setStage } = useStage();
  return (
    <Orders
      title={t('Purchases')}
      lede={t('Your orders and their status.')}
      link={
        <Button asChild variant="outline">
          <Link href={paths.certificates()}>{t('Certificates')}</Link>
        </Button>
      }
      list={usePages(purchaseEndpoints.mine, { query: { stage } })}
      toOrder={(purchase) => ({ side: 'buyer', purchase })}
      stages={PURCHASES}
      stage={stage}
      onStage={setStage}
      empty={
        <EmptyState
          level={2}
          icon={ShoppingBag}
          title={t('No purchases yet')}
          body={t('Artworks you buy will appear here.')}
          link={{ href: paths.home(), text: t('Discover artworks') }}
        />
      }
    />
  );
}

/** The member's sales. */
export function SalesView() {
  const { id: userId } = useMember();
  const { stage, setStage } = useStage();
  return (
    <Orders
      title={t('Sales')}
      lede={t('Your sales and payouts.')}
      link={
        <Button asChild variant="outline">
          <Link href={paths.statistics()}>{t('Statistics')}</Link>
        </Button>
      }
      list={usePages(purchaseEndpoints.sales, { params: { userId }, query: { stage } })}
      toOrder={(purchase) => ({ side: 'artist', purchase })}
      stages={SALES}
      stage={stage}
      onStage={setStage}
      empty={
        <EmptyState
          level={2}
          icon={Store}
          title={t('No sales yet')}
          body={t('Sales appear here once they’re paid.')}
          link={{ href: paths.upload(), text: t('Upload Artwork') }}
        />
      }
    />
  );
}
