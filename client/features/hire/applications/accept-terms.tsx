import type { ReactNode } from 'react';
import type { Application } from '#shared/hire/contract.ts';
import { hireAmounts } from '#shared/hire/amounts.ts';
import { APPROVAL_DAYS, OVERDUE_DAYS } from '#shared/hire/times.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { shortUsd } from '#client/lib/format.ts';
import { daysText } from '../days-copy.ts';
import * as texts from './texts.ts';

const sum = (cents: number): string => shortUsd(fromCents(cents));

/** What the client agrees to by paying, including deadlines and cancellation. */
export function AcceptTerms({
  application: { designer, price, timelineDays },
}: {
  application: Application;
}) {
  const name = displayName(designer);
  const amounts = hireAmounts(toCents(price));
  const upfront = sum(amounts.upfrontCents);
  const finalAmount = sum(amounts.remainingCents);
  return (
    <>
      <dl className="grid gap-2.5 text-sm">
        <Term name={texts.agreedPrice}>{shortUsd(price)}</Term>
        <Term name={texts.upfrontHalfNow} isStrong>
          {upfront}
        </Term>
        <Term name={texts.onApproval}>{finalAmount}</Term>
        <Term name={texts.commissionIncluded}>{sum(amounts.commissionCents)}</Term>
        <Term name={texts.receives(name)}>{sum(amounts.designerCents)}</Term>
        <Term name={texts.due}>
          <span className="font-sans">
            {timelineDays === null ? texts.noDateAgreed : texts.afterYouPay(daysText(timelineDays))}
          </span>
        </Term>
      </dl>
      <div>
        <h3 className="font-sans text-sm font-semibold">{texts.beforeYouPay}</h3>
        <ul className="mt-2.5 grid list-disc gap-2 pl-5 text-sm text-soft marker:text-mute">
          <li>{texts.atelierHoldsYourPayment(name)}</li>
          <li>{texts.yourCardIsSaved(finalAmount, APPROVAL_DAYS)}</li>
          <li>
            {timelineDays === null ? texts.withoutADueDate : texts.ifNothingIsDeliveredDays(OVERDUE_DAYS)}
          </li>
          <li>{texts.otherwiseOnlyByDispute}</li>
        </ul>
      </div>
    </>
  );
}

const Term = ({ name, isStrong, children }: { name: string; isStrong?: boolean; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className={isStrong ? 'font-semibold text-paper' : 'min-w-0 wrap-anywhere text-soft'}>{name}</dt>
    <dd className={isStrong ? 'num text-lg font-semibold text-paper' : 'num shrink-0 text-paper'}>
      {children}
    </dd>
  </div>
);
