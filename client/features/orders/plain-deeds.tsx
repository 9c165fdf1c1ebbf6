/** Actions that need no reason: the dialog says what they do to the money. */
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { usd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import { refundConsequence } from './refund-consequence.ts';
import * as texts from './texts.ts';

interface DeedProps {
  order: Order;
  onClose: () => void;
}

export function ConfirmDialog({ order, onClose }: DeedProps) {
  const deed = useOrderAction(purchaseEndpoints.confirm, texts.receiptConfirmed, onClose);
  const share = usd(artistTotal(order.purchase));
  return (
    <DeedDialog
      title={texts.hasItArrived}
      description={texts.isPaidAsSoon(artistName(order), share)}
      action={[texts.confirmReceipt, texts.confirming]}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={() => deed.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}

export function WithdrawDialog({ order, onClose }: DeedProps) {
  const deed = useOrderAction(refundEndpoints.withdraw, texts.requestWithdrawn, onClose);
  return (
    <DeedDialog
      title={texts.keepTheWork}
      description={texts.youWontGetARefund(artistName(order))}
      action={[texts.withdrawRequest, texts.withdrawing]}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={() => deed.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}

export function AcceptDialog({ order, onClose }: DeedProps) {
  const deed = useOrderAction(refundEndpoints.accept, texts.refundIssued, onClose);
  return (
    <DeedDialog
      title={texts.issueRefund}
      description={refundConsequence(order)}
      action={[texts.refundTotal(usd(order.purchase.total)), texts.refunding]}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={() => deed.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}
