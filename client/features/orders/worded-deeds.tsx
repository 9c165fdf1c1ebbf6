/** Actions that need a reason or an answer. */
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { REFUND_ANSWER_DAYS } from '#shared/orders/times.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { usd } from '#client/lib/format.ts';
import { type Order, artistName } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import { refundConsequence } from './refund-consequence.ts';
import { WordsDialog } from './words-dialog.tsx';
import * as texts from './texts.ts';

interface DeedProps {
  order: Order;
  onClose: () => void;
}

/** The draft's name, and what to do when the deed is done. */
function useDone(deed: string, { order, onClose }: DeedProps) {
  const draft = `${deed}:${order.purchase.id}`;
  const done = () => {
    forgetDraft(draft);
    onClose();
  };
  return { draft, done };
}

export function AskDialog(props: DeedProps) {
  const { draft, done } = useDone('refund-ask', props);
  const { purchase } = props.order;
  const deed = useOrderAction(refundEndpoints.ask, texts.yourRequestWasSent, done);
  return (
    <WordsDialog
      title={texts.requestARefund}
      description={texts.youGetBack(usd(purchase.total), artistName(props.order), REFUND_ANSWER_DAYS)}
      action={[texts.sendRequest, texts.sending]}
      label={texts.reasonForRefund}
      missing={texts.addAReason}
      draft={draft}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={(reason) => deed.mutate({ params: { id: purchase.id }, body: { reason } })}
      onClose={props.onClose}
    />
  );
}

/** The artist's no goes to a moderator, whose no is final. */
export function DeclineDialog(props: DeedProps) {
  const { draft, done } = useDone('refund-decline', props);
  const { purchase, side } = props.order;
  const isArtist = side === 'artist';
  const deed = useOrderAction(
    refundEndpoints.decline,
    isArtist ? texts.refundRequestDeclined : texts.refundRequestRefused,
    done,
  );
  return (
    <WordsDialog
      title={isArtist ? texts.declineTheRequest : texts.refuseTheRequest}
      description={isArtist ? texts.moderatorWillDecide : texts.buyerKeepsWorkWithoutRefund}
      action={isArtist ? [texts.decline, texts.declining] : [texts.refuse, texts.refusing]}
      label={texts.yourAnswer}
      missing={texts.addAReason}
      draft={draft}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={(answer) => deed.mutate({ params: { id: purchase.id }, body: { answer } })}
      onClose={props.onClose}
    />
  );
}

export function GiveDialog(props: DeedProps) {
  const { draft, done } = useDone('refund-give', props);
  const { purchase } = props.order;
  const deed = useOrderAction(refundEndpoints.give, texts.refundIssued, done);
  return (
    <WordsDialog
      title={texts.refundTheBuyer}
      description={refundConsequence(props.order)}
      action={[texts.refundTotal(usd(purchase.total)), texts.refunding]}
      label={texts.reason}
      missing={texts.addAReason}
      draft={draft}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={(reason) => deed.mutate({ params: { id: purchase.id }, body: { reason } })}
      onClose={props.onClose}
    />
  );
}
