import type { RefundRequest } from '#shared/orders/contract.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import { Panel } from '#client/ui/panel.tsx';
import { day } from '#client/lib/format.ts';

const DECISIONS: Record<RefundStatus, string> = {
  open: 'Waiting for the artist',
  accepted: 'Refund issued',
  declined: 'Declined by the artist; a moderator will decide',
  refused: 'Refused by a moderator; this is final',
  withdrawn: 'Withdrawn by the buyer',
};

/** Only the clock declines without an answer. */
const UNANSWERED = 'No answer from the artist; a moderator will decide';

/** Why a refund was requested or issued, what was answered, and until when that must be. */
export function RefundPanel({ refund, buyerId }: { refund: RefundRequest; buyerId: string }) {
  const isAsked = refund.askedBy === buyerId;
  return (
    <Panel title={isAsked ? 'Refund request' : 'Refund'}>
      <dl className="grid gap-5 text-sm">
        <Said
          term={isAsked ? `The buyer, ${day(refund.createdAt)}` : day(refund.createdAt)}
          words={refund.reason}
        />
        {refund.answer && <Said term="Answer" words={refund.answer} />}
        {refund.answerDueAt && (
          <div>
            <dt className="text-xs text-mute">Artist’s answer due</dt>
            <dd className="mt-1 text-paper">{day(refund.answerDueAt)}, then a moderator decides</dd>
          </div>
        )}
        <div>
          <dt className="text-xs text-mute">Decision</dt>
          <dd className="mt-1 text-paper">
            {refund.status === 'declined' && refund.answer === null ? UNANSWERED : DECISIONS[refund.status]}
            {refund.decidedAt && <span className="text-mute"> on {day(refund.decidedAt)}</span>}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

const Said = ({ term, words }: { term: string; words: string }) => (
  <div>
    <dt className="text-xs text-mute">{term}</dt>
    <dd dir="auto" className="mt-1 max-w-[60ch] wrap-anywhere whitespace-pre-line text-paper">
      “{words}”
    </dd>
  </div>
);
