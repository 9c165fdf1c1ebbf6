import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InfiniteData } from '@tanstack/react-query';
import { Plus } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { type Purchase, purchaseEndpoints } from '#shared/orders/contract.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { MAX_PAGE_SIZE, type Page } from '#shared/http/page.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { usePages } from '#client/lib/pages.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useRemainingPages } from '#client/lib/use-remaining-pages.ts';
import { TAX_ANCHOR, paths } from '#client/paths.ts';
import { GeneratedReceipts } from './generated-receipts.tsx';
import { PayoutLine } from './payout-line.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { tradesOf, withReceipt } from './recipient.ts';

/** The form opens in place above the receipts; purchases and sales have their own screens. */
export default function ReceiptsView() {
  const me = useMember();
  const administration = useEndpoint(siteEndpoints.config, {}).data?.administration;
  const query = { limit: MAX_PAGE_SIZE };
  const sales = usePages(purchaseEndpoints.sales, { params: { userId: me.id }, query });
  const bought = usePages(purchaseEndpoints.mine, { query });
  const [isOpen, setOpen] = useState(false);
  const formArea = useRef<HTMLDivElement>(null);
  const generate = useRef<HTMLButtonElement>(null);
  // The form offers all of them.
  useRemainingPages(sales, isOpen);
  useRemainingPages(bought, isOpen);
  const sold = itemsOf(sales.data);
  const trades = tradesOf(sold, itemsOf(bought.data));
  const open = () => {
    flushSync(() => setOpen(true));
    formArea.current?.scrollIntoView({ block: 'nearest' });
    formArea.current?.querySelector<HTMLElement>('select, input')?.focus();
  };
  const close = () => {
    flushSync(() => setOpen(false));
    generate.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ScreenHead title={t('Receipts')} lede={t('Receipts for the works you’ve bought and sold.')}>
        <Button asChild variant="outline">
          <Link href={paths.purchases()}>{t('Purchases')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={paths.sales()}>{t('Sales')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={`${paths.settings('profile')}#${TAX_ANCHOR}`}>{t('Business and tax')}</Link>
        </Button>
        {!isOpen && (
          <Button ref={generate} onClick={open}>
            <Plus size={17} aria-hidden />
            {t('Generate Receipt')}
          </Button>
        )}
      </ScreenHead>
      <PayoutLine hasSales={sold.length > 0} />
      <div ref={formArea} className="scroll-mt-24">
        {isOpen && (
          <ReceiptForm trades={withReceipt(trades)} me={me} administration={administration} onClose={close} />
        )}
      </div>
      <GeneratedReceipts />
    </>
  );
}

/** Removes duplicates: an order may move to another page while one is read. */
const itemsOf = <P extends Purchase>(data: InfiniteData<Page<P>> | undefined): P[] => [
  ...new Map(data?.pages.flatMap((page) => page.items.map((item) => [item.id, item]))).values(),
];
