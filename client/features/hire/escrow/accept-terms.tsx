import type { ReactNode } from 'react';
import type { Application } from '#shared/hire/contract.ts';
import { hireAmounts } from '#shared/hire/amounts.ts';
import { APPROVAL_DAYS, OVERDUE_DAYS } from '#shared/hire/times.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { usd } from '#client/lib/format.ts';
import { daysText } from '../days-text.ts';

const sum = (cents: number): string => usd(fromCents(cents));

/** What is agreed by paying, and what happens when somebody is silent or changes their mind. */
export function AcceptTerms({
  application: { designer, price, timelineDays },
}: {
  application: Application;
}) {
  const name = displayName(designer);
  const amounts = hireAmounts(toCents(price));
  const upfront = sum(amounts.upfrontCents);
  const rest = sum(amounts.remainingCents);
  return (
    <>
      <dl className="grid gap-2.5 text-sm">
        <Term name="Agreed price">{usd(price)}</Term>
        <Term name="Upfront, now (50%)" isStrong>
          {upfront}
        </Term>
        <Term name="On approval">{rest}</Term>
        <Term name="Commission (10%), out of the price">{sum(amounts.commissionCents)}</Term>
        <Term name={`${name} receives`}>{sum(amounts.designerCents)}</Term>
        <Term name="Due">
          <span className="font-sans">
            {timelineDays === null ? 'No date agreed' : `${daysText(timelineDays)} after you pay`}
          </span>
        </Term>
      </dl>
      <div>
        <h3 className="font-sans text-sm font-semibold">Before you pay</h3>
        <ul className="mt-2.5 grid list-disc gap-2 pl-5 text-sm text-soft marker:text-mute">
          <li>Atelier holds your payment. {name} is paid when you have approved the work.</li>
          <li>
            Your card is saved for this project. Approving charges the other {rest} to it. If you say nothing
            for {APPROVAL_DAYS} days after a delivery, the work is approved by itself.
          </li>
          <li>
            {timelineDays === null
              ? 'Without a date you cannot take your payment back by yourself when nothing comes.'
              : `If nothing is delivered ${OVERDUE_DAYS} days after the due date, you can cancel and take all of your payment back.`}
          </li>
          <li>
            Otherwise, once you have paid, you cannot cancel on your own: either of you can open a dispute,
            and a moderator decides who gets what was paid.
          </li>
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
