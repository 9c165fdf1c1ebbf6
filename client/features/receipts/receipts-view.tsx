import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { type Purchase, purchaseEndpoints } from '#shared/contracts/purchases.ts';
import type { SiteConfig } from '#shared/contracts/site.ts';
import type { CurrentUser } from '#shared/contracts/users.ts';
import { MAX_PAGE_SIZE, type Page } from '#shared/http/page.ts';
import { Button } from '#client/components/ui/button.tsx';
import { LoadError } from '#client/components/ui/load-error.tsx';
import { ShowMore } from '#client/components/ui/show-more.tsx';
import { ScreenHead } from '#client/components/layout/screen.tsx';
import { usePages } from '#client/lib/pages.ts';
import { useRest } from '#client/lib/use-rest.ts';
import { paths } from '#client/paths.ts';
import { GeneratedReceipts } from './generated-receipts.tsx';
import { LedgerSkeletons } from './ledger-skeletons.tsx';
import { PayoutLine } from './payout-line.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { type Trade, tradesOf, withReceipt } from './recipient.ts';
import { TradeList } from './trade-list.tsx';

interface ReceiptsViewProps {
  me: CurrentUser;
  administration: SiteConfig['administration'] | undefined;
}

/** The form opens in place above the ledger; below it what was sold and what was bought. */
export function ReceiptsView({ me, administration }: ReceiptsViewProps) {
  const query = { limit: MAX_PAGE_SIZE };
  const sales = usePages(purchaseEndpoints.sales, { params: { userId: me.id }, query });
  const bought = usePages(purchaseEndpoints.mine, { query });
  const [form, setForm] = useState<{ trade: Trade | undefined }>();
  const formArea = useRef<HTMLDivElement>(null);
  const generate = useRef<HTMLButtonElement>(null);
  // The form offers every one of them.
  useRest(sales, form !== undefined);
  useRest(bought, form !== undefined);
  const sold = itemsOf(sales.data);
  const trades = tradesOf(sold, itemsOf(bought.data));
  const purchases = trades.filter(({ kind }) => kind === 'purchase');
  const open = (trade?: Trade) => {
    flushSync(() => setForm({ trade }));
    formArea.current?.scrollIntoView({ block: 'nearest' });
    formArea.current?.querySelector<HTMLElement>('select, input')?.focus();
  };
  const close = () => {
    flushSync(() => setForm(undefined));
    generate.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ScreenHead title="Receipts" lede="For every work you sold, and every one you bought.">
        <Button asChild variant="outline">
          <Link href={paths.purchases()}>Purchases</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={paths.sales()}>Sales</Link>
        </Button>
        {!form && (
          <Button ref={generate} onClick={() => open()}>
            <Plus size={17} aria-hidden />
            Generate Receipt
          </Button>
        )}
      </ScreenHead>
      <PayoutLine hasSales={sold.length > 0} />
      <div ref={formArea} className="scroll-mt-24">
        {form && (
          <ReceiptForm
            key={form.trade?.purchase.id}
            trades={withReceipt(trades)}
            initial={form.trade}
            me={me}
            administration={administration}
            onClose={close}
          />
        )}
      </div>
      <GeneratedReceipts />
      <Trades
        title="Sales"
        list={sales}
        trades={trades.filter(({ kind }) => kind === 'sale')}
        onGenerate={open}
      />
      {(!bought.data || bought.hasNextPage || purchases.length > 0) && (
        <Trades title="Bought" list={bought} trades={purchases} onGenerate={open} />
      )}
    </>
  );
}

interface TradesProps {
  title: string;
  list: UseInfiniteQueryResult<InfiniteData<Page<Purchase>>>;
  trades: Trade[];
  onGenerate: (trade: Trade) => void;
}

/** A trade that moved while one was reading is on two pages. */
const itemsOf = <P extends Purchase>(data: InfiniteData<Page<P>> | undefined): P[] => [
  ...new Map(data?.pages.flatMap((page) => page.items.map((item) => [item.id, item]))).values(),
];

function Trades({ title, list, trades, onGenerate }: TradesProps) {
  return (
    <section aria-label={title} className="mt-14">
      <h2 className="mb-2 text-2xl">{title}</h2>
      {list.isPending ? (
        <LedgerSkeletons />
      ) : !list.data ? (
        <LoadError what="This list could not be loaded." onRetry={() => void list.refetch()} />
      ) : trades.length === 0 && !list.hasNextPage ? (
        <p className="text-sm text-mute">Nothing sold yet. A sale stands here as soon as it is paid.</p>
      ) : (
        <>
          <TradeList trades={trades} onGenerate={onGenerate} />
          {list.isFetchNextPageError && !list.isFetchingNextPage ? (
            <LoadError what="More could not be loaded." onRetry={() => void list.fetchNextPage()} />
          ) : (
            <ShowMore list={list} className="mt-4" />
          )}
        </>
      )}
    </section>
  );
}
