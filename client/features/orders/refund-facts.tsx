import type { RefundRequest } from '#shared/orders/contract.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

const DECISIONS: Record<RefundStatus, string> = {
  open: t('Waiting for the artist'),
  accepted: t('Refund issued'),
  declined: t('Declined by the artist; a moderator will decide'),
  refused: t('Denied by a moderator; this is final'),
  withdrawn: t('Withdrawn by the buyer'),
};

/** Only a deadline declines without an answer. */
const UNANSWERED = t('No response from the artist; a moderator will decide');

interface RefundProps {
  refund: RefundRequest;
  buyerId: string;
}

export const refundTitle = ({ refund, buyerId }: RefundProps): string =>
  refund.askedBy === buyerId ? t('Refund request') : t('Refund');

/** Why a refund was requested or issued, the answer, and its deadline. */
export function RefundFacts({ refund, buyerId }: RefundProps) {
  const isRequested = refund.askedBy === buyerId;
  return (
    <dl className="grid gap-5 text-sm">
      <Statement
        term={
          isRequested
            ? t('The buyer, {createdAt}', { createdAt: day(refund.createdAt) })
            : day(refund.createdAt)
        }
        words={refund.reason}
      />
      {refund.answer && <Statement term={t('Reply')} words={refund.answer} />}
      {refund.answerDueAt && (
        <div>
          <dt className="text-xs text-mute">{t('Artist’s response due')}</dt>
          <dd className="mt-1 text-paper">
            {t('{answerDueAt}, then a moderator decides', { answerDueAt: day(refund.answerDueAt) })}
          </dd>
        </div>
      )}
      <div>
        <dt className="text-xs text-mute">{t('Decision')}</dt>
        <dd className="mt-1 text-paper">
          {refund.status === 'declined' && refund.answer === null ? UNANSWERED : DECISIONS[refund.status]}
          {refund.decidedAt && (
            <span className="text-mute"> {t('on {decidedAt}', { decidedAt: day(refund.decidedAt) })}</span>
          )}
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
