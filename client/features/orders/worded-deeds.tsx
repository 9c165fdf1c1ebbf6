/** Actions that need a reason or an answer. */
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { REFUND_ANSWER_DAYS } from '#shared/orders/times.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { usd } from '#client/lib/format.ts';
import { type Order, artistName } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import { refundConsequence } from './refund-consequence.ts';
import { WordsDialog } from './words-dialog.tsx';

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
  const deed = useOrderAction(refundEndpoints.ask, 'Your request was sent', done);
  return (
    <WordsDialog
      title="Request a refund"
      description={`You get ${usd(purchase.total)} back if ${artistName(props.order)} or a moderator agrees. ${artistName(props.order)} has ${REFUND_ANSWER_DAYS} days to answer, and isn’t paid until it’s decided.`}
      action={['Send request', 'Sending...']}
      label="Reason for refund"
      missing="Please add a reason"
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
    isArtist ? 'Refund request declined' : 'Refund request refused',
    done,
  );
  return (
    <WordsDialog
      title={isArtist ? 'Decline the request' : 'Refuse the request'}
      description={
        isArtist
          ? 'A moderator will decide; your payout is on hold until then. The buyer will see your answer.'
          : 'The buyer keeps the work without a refund, and the artist is paid as agreed. Both will see your answer.'
      }
      action={isArtist ? ['Decline', 'Declining...'] : ['Refuse', 'Refusing...']}
      label="Your answer"
      missing="Please add a reason"
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
  const deed = useOrderAction(refundEndpoints.give, 'Refund issued', done);
  return (
    <WordsDialog
      title="Refund the buyer"
      description={refundConsequence(props.order)}
      action={[`Refund ${usd(purchase.total)}`, 'Refunding...']}
      label="Reason"
      missing="Please add a reason"
      draft={draft}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={(reason) => deed.mutate({ params: { id: purchase.id }, body: { reason } })}
      onClose={props.onClose}
    />
  );
}
