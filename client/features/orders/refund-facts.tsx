import type { RefundRequest } from '#shared/orders/contract.ts';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
// Only this host serves these pictures.
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

const DECISIONS: Record<RefundStatus, string> = {
  open: t('Waiting for the artist'),
  offered: t('Waiting for the buyer'),
  settled: t('Partly refunded'),
  accepted: t('Refund issued'),
  declined: t('Declined by the artist; a moderator will decide'),
  refused: t('Denied by a moderator; this is final'),
  withdrawn: t('Withdrawn by the buyer'),
};

function decisionOf({ status, answer, offer, part }: RefundRequest): string {
  if (status === 'settled' && part) return t('{amount} refunded', { amount: shortUsd(part) });
  if (status === 'accepted' && part) return t('Refund of {amount} on its way', { amount: shortUsd(part) });
  if (status !== 'declined') return DECISIONS[status];
  if (offer)
    return offer.declinedAt
      ? t('Offer declined by the buyer; a moderator will decide')
      : t('No response to the offer; a moderator will decide');
  // Only a deadline declines without an answer.
  return answer === null ? t('No response from the artist; a moderator will decide') : DECISIONS.declined;
}

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
      {refund.pictures.length > 0 && <Pictures pictures={refund.pictures} />}
      {refund.offer && (
        <div>
          <dt className="text-xs text-mute">
            {t('Offered by the artist, {date}', { date: day(refund.offer.createdAt) })}
          </dt>
          <dd className="mt-1 text-paper">
            {t('Refund of {amount}', { amount: shortUsd(refund.offer.amount) })}
          </dd>
        </div>
      )}
      {refund.answer && <Statement term={t('Reply')} words={refund.answer} />}
      {refund.answerDueAt && (
        <div>
          <dt className="text-xs text-mute">
            {refund.status === 'offered' ? t('Buyer’s response due') : t('Artist’s response due')}
          </dt>
          <dd className="mt-1 text-paper">
            {t('{answerDueAt}, then a moderator decides', { answerDueAt: day(refund.answerDueAt) })}
          </dd>
        </div>
      )}
      <div>
        <dt className="text-xs text-mute">
          {refund.decidedAt
            ? t('Decision, {decidedAt}', { decidedAt: day(refund.decidedAt) })
            : t('Decision')}
        </dt>
        <dd className="mt-1 text-paper">{decisionOf(refund)}</dd>
      </div>
    </dl>
  );
}

/** Each opens in a new tab, in the largest size stored for screens. */
const Pictures = ({ pictures }: Pick<RefundRequest, 'pictures'>) => (
  <div>
    <dt className="text-xs text-mute">{t('Pictures from the buyer')}</dt>
    <dd className="mt-1.5">
      <ul className="flex flex-wrap gap-2">
        {pictures.map(({ imageUrl }, index) => (
          <li key={imageUrl}>
            <a
              href={renditionUrl(imageUrl, 'preview')}
              target="_blank"
              rel="noreferrer"
              className="block rounded-sm"
            >
              <img
                src={renditionUrl(imageUrl, 'card')}
                alt={t('Picture {n}, opens in a new tab', { n: index + 1 })}
                className="size-24 rounded-sm bg-raised object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </dd>
  </div>
);

const Statement = ({ term, words }: { term: string; words: string }) => (
  <div>
    <dt className="text-xs text-mute">{term}</dt>
    <dd dir="auto" className="mt-1 max-w-[60ch] wrap-anywhere whitespace-pre-line text-paper">
      “{words}”
    </dd>
  </div>
);
