import type { ReactNode } from 'react';
import type { Application } from '#shared/hire/contract.ts';
import { HIRE_RATE, hireAmounts } from '#shared/hire/amounts.ts';
import { APPROVAL_DAYS, OVERDUE_DAYS } from '#shared/hire/times.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { daysText } from '../days-copy.ts';

const sum = (cents: number): string => shortUsd(fromCents(cents));

/** The terms that the client agrees to by paying, including deadlines and cancellation. */
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
        <Term name={t('Agreed price')}>{shortUsd(price)}</Term>
        <Term name={t('Upfront, now (50%)')} isStrong>
          {upfront}
        </Term>
        <Term name={t('On approval')}>{finalAmount}</Term>
        <Term name={t('Commission ({rate}), included in the price', { rate: HIRE_RATE })}>
          {sum(amounts.commissionCents)}
        </Term>
        <Term name={t('{name} receives', { name })}>{sum(amounts.designerCents)}</Term>
        <Term name={t('Due')}>
          <span className="font-sans">
            {timelineDays === null
              ? t('No date agreed on')
              : t('{daysText} after you pay', { daysText: daysText(timelineDays) })}
          </span>
        </Term>
      </dl>
      <div>
        <h3 className="font-sans text-sm font-semibold">{t('Before you pay')}</h3>
        <ul className="mt-2.5 grid list-disc gap-2 pl-5 text-sm text-soft marker:text-mute">
          <li>{t('Atelier holds your payment. {name} is paid when you approve the work.', { name })}</li>
          <li>
            {t(
              'Your card will be saved for the final payment of {finalAmount}, charged when you approve the work. If you don’t respond within {approvalDays} days of a delivery, it’s approved automatically.',
              { finalAmount, approvalDays: APPROVAL_DAYS },
            )}
          </li>
          <li>
            {timelineDays === null
              ? t('Without a due date, you can’t cancel for a refund on your own if nothing is delivered.')
              : t(
                  'You can cancel for a full refund if nothing has been delivered within {overdueDays} days of the due date.',
                  { overdueDays: OVERDUE_DAYS },
                )}
          </li>
          <li>
            {t(
              'Otherwise, you can’t cancel on your own after paying. Either of you can open a dispute, and a moderator decides who gets the money.',
            )}
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
