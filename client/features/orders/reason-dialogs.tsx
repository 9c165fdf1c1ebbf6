/** Actions that need a reason or an answer. */
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { deleteDraft } from '#client/lib/draft.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { type Order, leftOf } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import { refundConsequence } from './refund-consequence.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';

interface DialogProps {
  order: Order;
  onClose: () => void;
}

/** The draft's name, and what to do after success. */
function useDone(draftKind: string, { order, onClose }: DialogProps) {
  const draft = `${draftKind}:${order.purchase.id}`;
  const done = () => {
    deleteDraft(draft);
    onClose();
  };
  return { draft, done };
}

/** If the artist declines, a moderator decides, finally. */
export function DeclineRequestDialog(props: DialogProps) {
  const { draft, done } = useDone('refund-decline', props);
  const { purchase, side } = props.order;
  const isArtist = side === 'artist';
  const mutation = useOrderAction(
    refundEndpoints.decline,
    isArtist ? t('Refund request declined') : t('Refund request denied'),
    done,
  );
  return (
    <ReasonDialog
      title={isArtist ? t('Decline the request') : t('Deny the request')}
      description={
        isArtist
          ? t('A moderator will decide; your payout is on hold until then. The buyer will see your reply.')
          : t(
              'The buyer keeps the work with no refund, and the artist is paid as planned. Both will see your reply.',
            )
      }
      submitText={isArtist ? t('Decline') : t('Deny')}
      savingText={isArtist ? t('Declining...') : t('Denying...')}
      label={t('Your reply')}
      requiredMessage={t('Please add a reason.')}
      draft={draft}
      mutation={mutation}
      onSubmit={(answer) => mutation.mutate({ params: { id: purchase.id }, body: { answer } })}
      onClose={props.onClose}
    />
  );
}

export function IssueRefundDialog(props: DialogProps) {
  const { draft, done } = useDone('refund-give', props);
  const { purchase } = props.order;
  const mutation = useOrderAction(refundEndpoints.give, t('Refund issued'), done);
  return (
    <ReasonDialog
      title={t('Refund the buyer')}
      description={refundConsequence(props.order)}
      submitText={t('Refund {total}', { total: shortUsd(leftOf(purchase)) })}
      savingText={t('Refunding...')}
      label={t('Reason')}
      requiredMessage={t('Please add a reason.')}
      draft={draft}
      mutation={mutation}
      onSubmit={(reason) => mutation.mutate({ params: { id: purchase.id }, body: { reason } })}
      onClose={props.onClose}
    />
  );
}
