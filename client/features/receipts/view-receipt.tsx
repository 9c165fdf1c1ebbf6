import { Suspense, useState } from 'react';
import { Receipt as ReceiptIcon } from 'lucide-react';
import type { Purchase } from '#shared/orders/contract.ts';
import { type Receipt, receiptEndpoints } from '#shared/receipts/contract.ts';
import { fullName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import * as texts from './texts.ts';

const ReceiptDialog = lazyPart(() =>
  import('./receipt-dialog.tsx').then((m) => ({ default: m.ReceiptDialog })),
);

interface ViewReceiptProps {
  purchase: Purchase;
  size?: 'md' | 'lg';
}

const showError = (error: unknown) =>
  toast({ title: texts.error, description: sentenceOf(error), variant: 'destructive' });

/** The buyer's receipt: the existing one, or a new one in the buyer's own name. */
export function ViewReceipt({ purchase, size = 'md' }: ViewReceiptProps) {
  const me = useMember();
  const [receipt, setReceipt] = useState<Receipt>();
  const [isOpening, setOpening] = useState(false);
  const create = useAction(receiptEndpoints.create, {
    onSuccess: (made) => {
      setReceipt(made);
      return refresh(receiptEndpoints.mine);
    },
    onError: showError,
  });
  const open = async () => {
    const made = await queryClient.fetchQuery({
      ...queryFor(receiptEndpoints.mine, { query: { purchaseId: purchase.id } }),
      staleTime: 0,
    });
    if (made[0]) {
      setReceipt(made[0]);
      return;
    }
    create.mutate({
      body: {
        purchaseId: purchase.id,
        receiptType: 'buyer',
        issuedTo: fullName(me) || (me.artistName ?? me.email ?? ''),
        ...(me.email ? { issuedToEmail: me.email } : {}),
      },
    });
  };
  const isBusy = isOpening || create.isPending;
  return (
    <>
      <Button
        variant="outline"
        size={size}
        className="max-sm:w-full"
        disabled={isBusy}
        onClick={() => {
          setOpening(true);
          void open()
            .catch(showError)
            .finally(() => setOpening(false));
        }}
      >
        <ReceiptIcon size={17} aria-hidden />
        {isBusy ? texts.opening : texts.viewReceipt}
      </Button>
      <Suspense fallback={null}>
        {receipt && <ReceiptDialog receipt={receipt} onClose={() => setReceipt(undefined)} />}
      </Suspense>
    </>
  );
}
