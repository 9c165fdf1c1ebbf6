/** Deeds that want a reason or an answer. */
import { refundEndpoints } from '#shared/contracts/refunds.ts';
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
      title="Ask for a refund"
      description={`You get ${usd(purchase.total)} back if ${artistName(props.order)} or a moderator agrees. Nothing is paid out before that is decided.`}
      action={['Send request', 'Sending...']}
      label="Why do you want the money back?"
      missing="Please say why"
      draft={draft}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={(reason) => deed.mutate({ params: { id: purchase.id }, body: { reason } })}
      onClose={props.onClose}
    />
  );
}

/** The artist's no goes to a moderator, whose no is the last word. */
export function DeclineDialog(props: DeedProps) {
  const { draft, done } = useDone('refund-decline', props);
  const { purchase, side } = props.order;
  const isArtist = side === 'artist';
  const deed = useOrderAction(
    refundEndpoints.decline,
    isArtist ? 'You declined the request' : 'The request is refused',
    done,
  );
  return (
    <WordsDialog
      title={isArtist ? 'Decline the request' : 'Refuse the request'}
      description={
        isArtist
          ? 'A moderator has the last word, and you are not paid before. The buyer reads your answer.'
          : 'The buyer keeps the work and gets no money back; the artist is paid as agreed. Both read your answer.'
      }
      action={isArtist ? ['Decline', 'Declining...'] : ['Refuse', 'Refusing...']}
      label="Your answer"
      missing="Please answer in a sentence"
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
  const deed = useOrderAction(refundEndpoints.give, 'The money goes back', done);
  return (
    <WordsDialog
      title="Refund the buyer"
      description={refundConsequence(props.order)}
      action={[`Refund ${usd(purchase.total)}`, 'Refunding...']}
      label="Why do you give it back?"
      missing="Please say why"
      draft={draft}
      isPending={deed.isPending}
      error={deed.error}
      onSubmit={(reason) => deed.mutate({ params: { id: purchase.id }, body: { reason } })}
      onClose={props.onClose}
    />
  );
}
