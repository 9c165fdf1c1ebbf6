/** Actions that need no reason: the dialog says what they do to the money. */
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import { refundConsequence } from './refund-consequence.ts';
import * as texts from './texts.ts';

interface DialogProps {
  order: Order;
  onClose: () => void;
}

export function ConfirmReceiptDialog({ order, onClose }: DialogProps) {
  const mutation = useOrderAction(purchaseEndpoints.confirm, texts.receiptConfirmed, onClose);
  const share = shortUsd(artistTotal(order.purchase));
  return (
    <ConfirmDialog
      title={texts.hasItArrived}
      description={texts.isPaidAsSoon(artistName(order), share)}
      submitText={texts.confirmReceipt}
      savingText={texts.confirming}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}

export function WithdrawRequestDialog({ order, onClose }: DialogProps) {
  const mutation = useOrderAction(refundEndpoints.withdraw, texts.requestWithdrawn, onClose);
  return (
    <ConfirmDialog
      title={texts.withdrawQuestion}
      description={texts.youWontBeRefunded(artistName(order))}
      submitText={texts.withdrawRequest}
      savingText={texts.withdrawing}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}

export function AcceptRequestDialog({ order, onClose }: DialogProps) {
  const mutation = useOrderAction(refundEndpoints.accept, texts.refundIssued, onClose);
  return (
    <ConfirmDialog
      title={texts.issueRefund}
      description={refundConsequence(order)}
      submitText={texts.refundTotal(shortUsd(order.purchase.total))}
      savingText={texts.refunding}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}
