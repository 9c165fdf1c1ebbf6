import { Suspense, useState } from 'react';
import { Receipt as ReceiptIcon } from '#client/ui/icons.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { reportRefusal, toastError } from '#client/lib/action.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ownReceipt } from './own-receipt.ts';

const ReceiptDialog = lazyPart(() =>
  import('./receipt-dialog.tsx').then((m) => ({ default: m.ReceiptDialog })),
);

interface ViewReceiptProps {
  purchase: Purchase;
  size?: 'md' | 'lg';
}

/** The buyer's receipt as a document. */
export function ViewReceipt({ purchase, size = 'md' }: ViewReceiptProps) {
  const me = useMember();
  const [receipt, setReceipt] = useState<Receipt>();
  const [isBusy, setBusy] = useState(false);
  async function open(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      setReceipt(await ownReceipt(purchase.id, me));
    } catch (error) {
      if (!reportRefusal(error)) toastError(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button
        variant="outline"
        size={size}
        className="max-sm:w-full"
        aria-disabled={isBusy}
        onClick={() => void open()}
      >
        <ReceiptIcon size={17} aria-hidden />
        {isBusy ? t('Opening...') : t('View receipt')}
      </Button>
      <Suspense fallback={null}>
        {receipt && <ReceiptDialog receipt={receipt} onClose={() => setReceipt(undefined)} />}
      </Suspense>
    </>
  );
}
