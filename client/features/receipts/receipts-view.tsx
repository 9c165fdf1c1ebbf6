import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { purchaseEndpoints } from '#shared/contracts/purchases.ts';
import type { SiteConfig } from '#shared/contracts/site.ts';
import type { CurrentUser } from '#shared/contracts/users.ts';
import { MAX_PAGE_SIZE } from '#shared/http/page.ts';
import { Button } from '#client/components/ui/button.tsx';
import { LoadError } from '#client/components/ui/load-error.tsx';
import { ScreenHead } from '#client/components/layout/screen.tsx';
import { useEndpoint } from '#client/lib/query.ts';
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
  const sales = useEndpoint(purchaseEndpoints.sales, {
    params: { userId: me.id },
    query: { limit: MAX_PAGE_SIZE },
  });
  const bought = useEndpoint(purchaseEndpoints.mine, { query: { limit: MAX_PAGE_SIZE } });
  const [form, setForm] = useState<{ trade: Trade | undefined }>();
  const formArea = useRef<HTMLDivElement>(null);
  const generate = useRef<HTMLButtonElement>(null);
  const trades = tradesOf(sales.data ?? [], bought.data ?? []);
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
      <PayoutLine hasSales={(sales.data ?? []).length > 0} />
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
        query={sales}
        trades={trades.filter(({ kind }) => kind === 'sale')}
        onGenerate={open}
      />
      {(!bought.isSuccess || purchases.length > 0) && (
        <Trades title="Bought" query={bought} trades={purchases} onGenerate={open} />
      )}
    </>
  );
}

interface TradesProps {
  title: string;
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };
  trades: Trade[];
  onGenerate: (trade: Trade) => void;
}

function Trades({ title, query, trades, onGenerate }: TradesProps) {
  return (
    <section aria-label={title} className="mt-14">
      <h2 className="mb-2 text-2xl">{title}</h2>
      {query.isPending ? (
        <LedgerSkeletons />
      ) : query.isError ? (
        <LoadError what="This list could not be loaded." onRetry={() => void query.refetch()} />
      ) : trades.length === 0 ? (
        <p className="text-sm text-mute">Nothing sold yet. A sale stands here as soon as it is paid.</p>
      ) : (
        <TradeList trades={trades} onGenerate={onGenerate} />
      )}
    </section>
  );
}
