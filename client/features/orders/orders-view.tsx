import type { ComponentProps, ReactNode } from 'react';
import { SearchX, ShoppingBag, Store } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { type Purchase, purchaseEndpoints } from '#shared/orders/contract.ts';
import { ORDER_STAGES, type OrderStage } from '#shared/orders/stages.ts';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { usePages } from '#client/lib/pages.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { OrderList } from './order-list.tsx';
import { useOrdersLive } from './order-queries.ts';
import * as texts from './texts.ts';

type Chosen = OrderStage | 'all';
const SALES = [
  ['all', texts.all],
  ['to_ship', texts.toShip],
  ['on_the_way', texts.onTheWay],
  ['done', texts.done],
  ['returned', texts.refundedOrDisputed],
] as const;
const PURCHASES = [
  SALES[0],
  ['original', texts.withAnOriginal],
  ['to_ship', texts.toBeShipped],
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
          <Link href={paths.receipts()}>{texts.receipts}</Link>
        </Button>
      </ScreenHead>
      {hasFilter && (
        <div className="mb-4">
          <FilterChips
            label={texts.filterByStatus}
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
              title={texts.noMatchingOrders}
              action={
                <Button variant="outline" onClick={() => onStage('all')}>
                  {texts.showAll}
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
      title={texts.purchases}
      lede={texts.yourOrdersAndTheirStatus}
      link={
        <Button asChild variant="outline">
          <Link href={paths.certificates()}>{texts.certificates}</Link>
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
          title={texts.noPurchasesYet}
          body={texts.worksYouBuyWillAppear}
          link={{ href: paths.home(), text: texts.discoverWorks }}
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
      title={texts.sales}
      lede={texts.yourSalesAndPayouts}
      link={
        <Button asChild variant="outline">
          <Link href={paths.statistics()}>{texts.statistics}</Link>
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
          title={texts.noSalesYet}
          body={texts.salesAppearHereOncePaid}
          link={{ href: paths.upload(), text: texts.uploadArtwork }}
        />
      }
    />
  );
}
