/** Actions that need a reason or an answer. */
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { REFUND_ANSWER_DAYS } from '#shared/orders/times.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { shortUsd } from '#client/lib/format.ts';
import { type Order, artistName } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import { refundConsequence } from './refund-consequence.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';
import * as texts from './texts.ts';

interface DialogProps {
  order: Order;
  onClose: () => void;
}

/** The draft's name, and what to do after success. */
function useDone(draftKind: string, { order, onClose }: DialogProps) {
  const draft = `${draftKind}:${order.purchase.id}`;
  const done = () => {
    forgetDraft(draft);
    onClose();
  };
  return { draft, done };
}

export function RequestRefundDialog(props: DialogProps) {
  const { draft, done } = useDone('refund-ask', props);
  const { purchase } = props.order;
  const mutation = useOrderAction(refundEndpoints.ask, texts.refundRequestSent, done);
  return (
    <ReasonDialog
      title={texts.requestARefund}
      description={texts.youllBeRefundedIfAgreed(
        shortUsd(purchase.total),
        artistName(props.order),
        REFUND_ANSWER_DAYS,
      )}
      submitText={texts.sendRequest}
      savingText={texts.sending}
      label={texts.reasonForRefund}
      requiredMessage={texts.addAReason}
      draft={draft}
      mutation={mutation}
      onSubmit={(reason) => mutation.mutate({ params: { id: purchase.id }, body: { reason } })}
      onClose={props.onClose}
    />
  );
}

/** If the artist declines, a moderator decides, finally. */
export function DeclineRequestDialog(props: DialogProps) {
  const { draft, done } = useDone('refund-decline', props);
  const { purchase, side } = props.order;
  const isArtist = side === 'artist';
  const mutation = useOrderAction(
    refundEndpoints.decline,
    isArtist ? texts.refundRequestDeclined : texts.refundRequestDenied,
    done,
  );
  return (
    <ReasonDialog
      title={isArtist ? texts.declineTheRequest : texts.denyTheRequest}
      description={isArtist ? texts.moderatorWillDecide : texts.buyerKeepsWorkWithoutRefund}
      submitText={isArtist ? texts.decline : texts.deny}
      savingText={isArtist ? texts.declining : texts.denying}
      label={texts.yourAnswer}
      requiredMessage={texts.addAReason}
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
  const mutation = useOrderAction(refundEndpoints.give, texts.refundIssued, done);
  return (
    <ReasonDialog
      title={texts.refundTheBuyer}
      description={refundConsequence(props.order)}
      submitText={texts.refundTotal(shortUsd(purchase.total))}
      savingText={texts.refunding}
      label={texts.reason}
      requiredMessage={texts.addAReason}
      draft={draft}
      mutation={mutation}
      onSubmit={(reason) => mutation.mutate({ params: { id: purchase.id }, body: { reason } })}
      onClose={props.onClose}
    />
  );
}
