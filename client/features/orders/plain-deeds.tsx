/** Actions that need no reason: the dialog says what they do to the money. */
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { usd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import { refundConsequence } from './refund-consequence.ts';

interface DeedProps {
  order: Order;
  onClose: () => void;
}

export function ConfirmDialog({ order, onClose }: DeedProps) {
  const deed = useOrderAction(purchaseEndpoints.confirm, 'Receipt confirmed', onClose);
  const share = usd(artistTotal(order.purchase));
  return (
    <DeedDialog
      title="Has it arrived?"
      description={`${artistName(order)} is paid ${share} as soon as you confirm. You can’t request a refund after that.`}
      action={['Confirm receipt', 'Confirming...']}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={() => deed.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}

export function WithdrawDialog({ order, onClose }: DeedProps) {
  const deed = useOrderAction(refundEndpoints.withdraw, 'Request withdrawn', onClose);
  return (
    <DeedDialog
      title="Keep the work?"
      description={`You won’t get a refund, and ${artistName(order)} is paid as agreed.`}
      action={['Withdraw request', 'Withdrawing...']}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={() => deed.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}

export function AcceptDialog({ order, onClose }: DeedProps) {
  const deed = useOrderAction(refundEndpoints.accept, 'Refund issued', onClose);
  return (
    <DeedDialog
      title="Issue refund?"
      description={refundConsequence(order)}
      action={[`Refund ${usd(order.purchase.total)}`, 'Refunding...']}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={() => deed.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}
