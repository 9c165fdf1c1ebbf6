import type { RefundRequest } from '#shared/contracts/purchases.ts';
import type { RefundStatus } from '#shared/rules/refund-states.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { day } from '#client/lib/format.ts';

const DECISIONS: Record<RefundStatus, string> = {
  open: 'Not decided yet',
  accepted: 'Given back',
  declined: 'Declined by the artist; a moderator decides',
  refused: 'Refused by a moderator, for good',
  withdrawn: 'Withdrawn by the buyer',
};

/** Why the money was asked back, or given back unasked, and what was answered. */
export function RefundPanel({ refund, buyerId }: { refund: RefundRequest; buyerId: string }) {
  const isAsked = refund.askedBy === buyerId;
  return (
    <Panel title={isAsked ? 'Refund request' : 'Refund'}>
      <dl className="grid gap-5 text-sm">
        <Said
          term={isAsked ? `The buyer, ${day(refund.createdAt)}` : day(refund.createdAt)}
          words={refund.reason}
        />
        {refund.answer && <Said term="The answer" words={refund.answer} />}
        <div>
          <dt className="text-xs text-mute">Decision</dt>
          <dd className="mt-1 text-paper">
            {DECISIONS[refund.status]}
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
    <dd className="mt-1 max-w-[60ch] wrap-anywhere whitespace-pre-line text-paper">“{words}”</dd>
  </div>
);
