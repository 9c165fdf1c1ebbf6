import type { ReactNode } from 'react';
import { ShoppingBag, Store } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { ORDER_STAGES, type OrderStage } from '#shared/orders/stages.ts';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { usePages } from '#client/lib/pages.ts';
import { paths } from '#client/paths.ts';
import { OrderList } from './order-list.tsx';
import { useOrdersLive } from './order-queries.ts';
import * as texts from './texts.ts';

type Chosen = OrderStage | 'all';
const STAGES = [
  ['all', texts.all],
  ['to_ship', texts.toShip],
  ['on_the_way', texts.onTheWay],
  ['done', texts.done],
  ['returned', texts.refundedOrDisputed],
] as const;

/** The stage is kept in the URL, so that Back restores a filtered list. */
function useStage() {
  const [search, setSearch] = useSearchParams();
  const stage = ORDER_STAGES.find((name) => name === search.get('stage'));
  const setStage = (next: Chosen) => setSearch(next === 'all' ? {} : { stage: next }, { replace: true });
  return { stage, setStage };
}

const Stages = ({ value, onChange }: { value: OrderStage | undefined; onChange: (next: Chosen) => void }) => (
  <div className="mb-4">
    <FilterChips label={texts.filterByStatus} items={STAGES} value={value ?? 'all'} onChange={onChange} />
  </div>
);

/** There are no orders at all, so there is nothing to filter. */
const isEmpty = ({ data }: { data: { pages: { items: unknown[] }[] } | undefined }): boolean =>
  data?.pages[0]?.items.length === 0;

const NoneHere = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    level={2}
    icon={ShoppingBag}
    title={texts.noMatchingOrders}
    action={
      <Button variant="outline" onClick={onAll}>
        {texts.showAll}
      </Button>
    }
  />
);

const WayOn = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button asChild>
    <Link href={href}>{children}</Link>
  </Button>
);

/** The member's purchases. */
export function PurchasesView() {
  useOrdersLive();
  const { stage, setStage } = useStage();
  const list = usePages(purchaseEndpoints.mine, { query: { stage } });
  return (
    <>
      <ScreenHead title={texts.purchases} lede={texts.yourOrdersAndTheirStatus}>
        <Button asChild variant="outline">
          <Link href={paths.receipts()}>{texts.receipts}</Link>
        </Button>
      </ScreenHead>
      {(stage || !isEmpty(list)) && <Stages value={stage} onChange={setStage} />}
      <OrderList
        list={list}
        toOrder={(purchase) => ({ side: 'buyer', purchase })}
        empty={
          stage ? (
            <NoneHere onAll={() => setStage('all')} />
          ) : (
            <EmptyState
              level={2}
              icon={ShoppingBag}
              title={texts.noPurchasesYet}
              body={texts.worksYouBuyWillAppear}
              action={<WayOn href={paths.home()}>{texts.discoverWorks}</WayOn>}
            />
          )
        }
      />
    </>
  );
}

/** The member's sales. */
export function SalesView({ userId }: { userId: string }) {
  useOrdersLive();
  const { stage, setStage } = useStage();
  const list = usePages(purchaseEndpoints.sales, { params: { userId }, query: { stage } });
  return (
    <>
      <ScreenHead title={texts.sales} lede={texts.yourSalesAndPayouts}>
        <Button asChild variant="outline">
          <Link href={paths.receipts()}>{texts.receipts}</Link>
        </Button>
      </ScreenHead>
      {(stage || !isEmpty(list)) && <Stages value={stage} onChange={setStage} />}
      <OrderList
        list={list}
        toOrder={(purchase) => ({ side: 'artist', purchase })}
        empty={
          stage ? (
            <NoneHere onAll={() => setStage('all')} />
          ) : (
            <EmptyState
              level={2}
              icon={Store}
              title={texts.noSalesYet}
              body={texts.salesAppearHereOncePaid}
              action={<WayOn href={paths.upload()}>{texts.uploadAWork}</WayOn>}
            />
          )
        }
      />
    </>
  );
}
