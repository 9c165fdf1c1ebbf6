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

type Chosen = OrderStage | 'all';
const STAGES = [
  ['all', 'All'],
  ['to_ship', 'To ship'],
  ['on_the_way', 'On the way'],
  ['done', 'Done'],
  ['returned', 'Refunded or disputed'],
] as const;

/** The stage is in the address, so that a filtered list can be left and come back to. */
function useStage() {
  const [search, setSearch] = useSearchParams();
  const stage = ORDER_STAGES.find((name) => name === search.get('stage'));
  const setStage = (next: Chosen) => setSearch(next === 'all' ? {} : { stage: next }, { replace: true });
  return { stage, setStage };
}

const Stages = ({ value, onChange }: { value: OrderStage | undefined; onChange: (next: Chosen) => void }) => (
  <div className="mb-4">
    <FilterChips label="Filter by state" items={STAGES} value={value ?? 'all'} onChange={onChange} />
  </div>
);

/** Nothing at all, so there is nothing to filter. */
const isEmpty = ({ data }: { data: { pages: { items: unknown[] }[] } | undefined }): boolean =>
  data?.pages[0]?.items.length === 0;

const NoneHere = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    level={2}
    icon={ShoppingBag}
    title="No orders here"
    action={
      <Button variant="outline" onClick={onAll}>
        Show all
      </Button>
    }
  />
);

const WayOn = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button asChild>
    <Link href={href}>{children}</Link>
  </Button>
);

/** What one bought. */
export function PurchasesView() {
  useOrdersLive();
  const { stage, setStage } = useStage();
  const list = usePages(purchaseEndpoints.mine, { query: { stage } });
  return (
    <>
      <ScreenHead title="Purchases" lede="Your orders and their status.">
        <Button asChild variant="outline">
          <Link href={paths.receipts()}>Receipts</Link>
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
              title="No purchases yet"
              body="Works you buy will appear here."
              action={<WayOn href={paths.home()}>Discover works</WayOn>}
            />
          )
        }
      />
    </>
  );
}

/** What one sold. */
export function SalesView({ userId }: { userId: string }) {
  useOrdersLive();
  const { stage, setStage } = useStage();
  const list = usePages(purchaseEndpoints.sales, { params: { userId }, query: { stage } });
  return (
    <>
      <ScreenHead title="Sales" lede="Your sales and payouts.">
        <Button asChild variant="outline">
          <Link href={paths.receipts()}>Receipts</Link>
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
              title="No sales yet"
              body="Sales appear here once paid."
              action={<WayOn href={paths.upload()}>Upload a work</WayOn>}
            />
          )
        }
      />
    </>
  );
}
