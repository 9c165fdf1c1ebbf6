import { useState } from 'react';
import { Receipt as ReceiptIcon } from '#client/ui/icons.ts';
import { type Receipt, receiptEndpoints } from '#shared/receipts/contract.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { usePages } from '#client/lib/pages.ts';
import { t } from '#client/lib/t.ts';
import { ReceiptSkeletons } from './receipt-skeletons.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { ReceiptList } from './receipt-list.tsx';

/** Receipts the member created, and those issued to them. */
export function GeneratedReceipts() {
  const receipts = usePages(receiptEndpoints.mine, { query: {} });
  const [viewed, setViewed] = useState<Receipt>();
  return (
    <section aria-labelledby="generated">
      <h2 id="generated" className="mb-2 text-2xl">
        {t('Generated receipts')}
      </h2>
      <PagedList
        list={receipts}
        failure={t('The receipts couldn’t be loaded.')}
        skeleton={<ReceiptSkeletons />}
        empty={
          <EmptyState
            icon={ReceiptIcon}
            title={t('No receipts generated yet.')}
            body={t('Create one for any paid sale or purchase.')}
          />
        }
        more={{ className: 'mt-4' }}
      >
        {(items) => <ReceiptList receipts={items} onView={setViewed} />}
      </PagedList>
      <ReceiptDialog receipt={viewed} onClose={() => setViewed(undefined)} />
    </section>
  );
}
