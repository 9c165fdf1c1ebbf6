import { Download } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { MONEY_CSV_PATH, type OfficeMoney, officeMoneyEndpoints } from '#shared/office/money/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { count, day, dayAndTime, shortUsd, usd } from '#client/lib/format.ts';
import { isSelling } from '#client/lib/prices.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

interface PartProps {
  money: OfficeMoney;
}

export function MoneyView() {
  const money = useEndpoint(officeMoneyEndpoints.read, {});
  return (
    <Loaded query={money} failure={t('The ledger couldn’t be loaded.')} skeleton={<Loading />}>
      {(answer) => (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_380px]">
          <Months money={answer} />
          <div className="grid min-w-0 gap-6">
            <Reconciliation money={answer} />
            <Payouts money={answer} />
            <Disputed money={answer} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

const Loading = () => (
  <div
    role="status"
    aria-busy
    aria-label={t('By month')}
    className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_380px]"
  >
    <Skeleton className="h-160 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);

const monthOf = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

type Column = Exclude<keyof OfficeMoney['months'][number], 'month'>;
/** Phones show only sales and earnings. */
const COLUMNS: readonly (readonly [Column, string, boolean])[] = [
  ['payments', t('Payments'), true],
  ['sales', t('Sales'), false],
  ['refunds', t('Refunds'), true],
  ['commission', t('Commission'), false],
  ['premium', t('Premium'), true],
  ['paidOut', t('Paid out'), true],
];

const Months = ({ money: { months } }: PartProps) => (
  <Panel
    title={t('By month')}
    aside={
      <Button asChild size="sm" variant="outline">
        <a href={MONEY_CSV_PATH} download aria-label={t('Download the last 12 months of the ledger as CSV')}>
          <Download size={15} aria-hidden />
          {t('CSV')}
        </a>
      </Button>
    }
  >
    <table className="w-full text-sm">
      <caption className="sr-only">{t('Ledger totals by month, newest first')}</caption>
      <thead>
        <tr className="text-xs text-mute [&>th]:pb-2 [&>th]:font-normal">
          <th scope="col" className="text-left">
            {t('Month')}
          </th>
          {COLUMNS.map(([column, name, isWide]) => (
            <th key={column} scope="col" className={clsx('text-right', isWide && 'max-md:hidden')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((row, index) => (
          <tr key={row.month} className="border-t border-line">
            <th
              scope="row"
              className={clsx('py-2.5 text-left font-normal', index === 0 ? 'text-paper' : 'text-soft')}
            >
              {monthOf(row.month)}
              {index === 0 && <span className="text-xs text-mute"> {t('so far')}</span>}
            </th>
            {COLUMNS.map(([column, , isWide]) => (
              <td key={column} className={clsx('num py-2.5 text-right text-soft', isWide && 'max-md:hidden')}>
                {column === 'payments' ? count(row.payments) : usd(row[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Panel>
);

const REASONS: Readonly<Record<string, string>> = {
  dispute: t('The payment is disputed'),
  refund_request: t('A refund was requested'),
  no_account: t('No payout account'),
  not_owed: t('The payment was refunded'),
  not_delivered: t('Not delivered yet'),
  in_progress: t('Being paid out'),
};

const ROW = 'flex items-start justify-between gap-4 border-t border-line py-3 text-sm first:border-0';

const Reconciliation = ({ money: { reconciliation: last } }: PartProps) => (
  <Panel title={t('Reconciliation')}>
    {last === null ? (
      <p className="text-sm text-mute">
        {isSelling()
          ? t('Not compared with the payment provider yet. That happens every night.')
          : t('Payments are off, so there’s nothing to compare.')}
      </p>
    ) : (
      <>
        <p className={clsx('text-sm', last.count > 0 ? 'text-danger' : 'text-ok')}>
          {last.count > 0
            ? tn(
                last.count,
                '{n} difference between the ledger and the payment provider.',
                '{n} differences between the ledger and the payment provider.',
              )
            : t('Ledger and payment provider match.')}
        </p>
        <p className="mt-1 text-xs text-mute">
          {t('Compared with the payment provider {when}.', { when: dayAndTime(last.at) })}
        </p>
        {last.count > 0 && (
          <ul className="mt-4">
            {last.differences.map(({ code, id, detail }) => (
              <li key={`${code} ${id}`} className="border-t border-line py-3 text-sm wrap-anywhere">
                <span className="num block text-xs text-mute">{code}</span>
                {detail}
              </li>
            ))}
          </ul>
        )}
      </>
    )}
  </Panel>
);

const Payouts = ({ money: { payouts, refunds } }: PartProps) => (
  <Panel
    title={t('Payouts waiting')}
    aside={payouts.count > 0 && <span className="num text-sm">{shortUsd(payouts.sum)}</span>}
  >
    {payouts.count === 0 && <p className="text-sm text-mute">{t('No payouts due.')}</p>}
    <ul className="-my-1">
      {payouts.oldest.map(({ id, member, amount, dueAt, because }) => (
        <li key={id} className={ROW}>
          <span className="min-w-0">
            <Link
              href={paths.office('members', { member: member.id })}
              dir="auto"
              className="block font-semibold wrap-anywhere text-paper hover:underline"
            >
              {displayName(member)}
            </Link>
            <span className="block text-xs wrap-anywhere text-mute">
              {REASONS[because] ?? t('Declined by the payment provider: {code}', { code: because })}
            </span>
            <span className="block text-xs text-mute">{t('Due since {day}', { day: day(dueAt) })}</span>
          </span>
          <span className="num text-paper">{shortUsd(amount)}</span>
        </li>
      ))}
    </ul>
    {payouts.count > payouts.oldest.length && (
      <p className="mt-3 text-xs text-mute">{t('The oldest {n} are shown.', { n: payouts.oldest.length })}</p>
    )}
    <dl className="mt-5 flex justify-between gap-4 border-t border-line pt-4 text-sm">
      <dt className="text-mute">{t('Refunds requested')}</dt>
      <dd className="num text-paper">
        {refunds.count > 0
          ? t('{n} for {sum}', { n: refunds.count, sum: shortUsd(refunds.sum) })
          : t('No open refund requests.')}
      </dd>
    </dl>
  </Panel>
);

const Disputed = ({ money: { disputes } }: PartProps) => (
  <Panel title={t('Disputed payments')}>
    {disputes.length === 0 && <p className="text-sm text-mute">{t('No disputed payments.')}</p>}
    <ul className="-my-1">
      {disputes.map(({ id, of, payee, amount, paidAt }) => (
        <li key={id} className={ROW}>
          <span className="min-w-0">
            <Link
              href={of.kind === 'project' ? paths.project(of.id) : paths.purchase(of.id)}
              className="block font-semibold text-paper hover:underline"
            >
              {of.kind === 'project' ? t('Project') : t('Order')}
              {payee && `, ${displayName(payee)}`}
            </Link>
            {paidAt && (
              <span className="block text-xs text-mute">{t('Paid {day}', { day: day(paidAt) })}</span>
            )}
          </span>
          <span className="num text-paper">{shortUsd(amount)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
