import type { RefundRequest } from '#shared/orders/contract.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import { day } from '#client/lib/format.ts';
import * as texts from './texts.ts';

const DECISIONS: Record<RefundStatus, string> = {
  open: texts.waitingForTheArtist,
  accepted: texts.refundIssued,
  declined: texts.declinedByTheArtist,
  refused: texts.deniedByAModerator,
  withdrawn: texts.withdrawnByTheBuyer,
};

/** Only a deadline declines without an answer. */
const UNANSWERED = texts.noAnswerFromTheArtist;

interface RefundProps {
  refund: RefundRequest;
  buyerId: string;
}

export const refundTitle = ({ refund, buyerId }: RefundProps): string =>
  refund.askedBy === buyerId ? texts.refundRequest : texts.refund;

/** Why a refund was requested or issued, the answer, and its deadline. */
export function RefundFacts({ refund, buyerId }: RefundProps) {
  const isRequested = refund.askedBy === buyerId;
  return (
    <dl className="grid gap-5 text-sm">
      <Statement
        term={isRequested ? texts.buyer(day(refund.createdAt)) : day(refund.createdAt)}
        words={refund.reason}
      />
      {refund.answer && <Statement term={texts.answer} words={refund.answer} />}
      {refund.answerDueAt && (
        <div>
          <dt className="text-xs text-mute">{texts.artistsAnswerDue}</dt>
          <dd className="mt-1 text-paper">{texts.thenAModeratorDecides(day(refund.answerDueAt))}</dd>
        </div>
      )}
      <div>
        <dt className="text-xs text-mute">{texts.decision}</dt>
        <dd className="mt-1 text-paper">
          {refund.status === 'declined' && refund.answer === null ? UNANSWERED : DECISIONS[refund.status]}
          {refund.decidedAt && <span className="text-mute"> {texts.decidedOn(day(refund.decidedAt))}</span>}
        </dd>
      </div>
    </dl>
  );
}

const Statement = ({ term, words }: { term: string; words: string }) => (
  <div>
    <dt className="text-xs text-mute">{term}</dt>
    <dd dir="auto" className="mt-1 max-w-[60ch] wrap-anywhere whitespace-pre-line text-paper">
      “{words}”
    </dd>
  </div>
);
