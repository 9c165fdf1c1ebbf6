/** Actions that need no reason: the dialog says what they do to the money. */
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { type Order, artistName, artistTotal, leftOf } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import { refundConsequence } from './refund-consequence.ts';

interface DialogProps {
  order: Order;
  onClose: () => void;
}

export function ConfirmReceiptDialog({ order, onClose }: DialogProps) {
  const mutation = useOrderAction(purchaseEndpoints.confirm, t('Delivery confirmed'), onClose);
  const share = shortUsd(artistTotal(order.purchase));
  return (
    <ConfirmDialog
      title={t('Has it arrived?')}
      description={t(
        '{artistName} is paid {share} when you confirm. You can’t request a refund after that.',
        { artistName: artistName(order), share },
      )}
      submitText={t('Confirm delivery')}
      savingText={t('Confirming...')}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}

export function WithdrawRequestDialog({ order, onClose }: DialogProps) {
  const mutation = useOrderAction(refundEndpoints.withdraw, t('Request withdrawn'), onClose);
  return (
    <ConfirmDialog
      title={t('Withdraw your refund request?')}
      description={t('You won’t be refunded, and {artistName} will be paid as planned.', {
        artistName: artistName(order),
      })}
      submitText={t('Withdraw request')}
      savingText={t('Withdrawing...')}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}

export function AcceptRequestDialog({ order, onClose }: DialogProps) {
  const mutation = useOrderAction(refundEndpoints.accept, t('Refund issued'), onClose);
  return (
    <ConfirmDialog
      title={t('Issue refund?')}
      description={refundConsequence(order)}
      submitText={t('Refund {total}', { total: shortUsd(leftOf(order.purchase)) })}
      savingText={t('Refunding...')}
      mutation={mutation}
      onSubmit={() => mutation.mutate({ params: { id: order.purchase.id } })}
      onClose={onClose}
    />
  );
}
