import type { ComponentType } from 'react';
import { Landmark, MailX, Scale, ShieldAlert, TriangleAlert, Wallet } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { type OfficeMoney, officeMoneyEndpoints } from '#shared/office/money/contract.ts';
import { type OfficeSystem, officeSystemEndpoints } from '#shared/office/system/contract.ts';
import { count, day, dayAndTime, shortUsd } from '#client/lib/format.ts';
import { isSelling } from '#client/lib/prices.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';

interface Matter {
  name: string;
  detail: string;
  icon: ComponentType<{ size: number; className: string; 'aria-hidden': true }>;
  href: string;
  /** Zero: not shown. */
  count: number;
  sum?: string;
  hasFailed?: true;
}

/** Lists failures, then waiting tasks. */
function mattersOf(money: OfficeMoney, system: OfficeSystem, overdue: number): Matter[] {
  const { reconciliation, payouts, disputes } = money;
  const all: Matter[] = [
    {
      name: t('Reconciliation'),
      detail: reconciliation
        ? tn(reconciliation.count, '1 difference, {when}', '{n} differences, {when}', {
            when: dayAndTime(reconciliation.at),
          })
        : '',
      icon: Scale,
      href: paths.office('money'),
      count: reconciliation?.count ?? 0,
      hasFailed: true,
    },
    {
      name: t('Jobs'),
      detail: tn(system.jobs.failed, '1 job failed', '{n} jobs failed'),
      icon: TriangleAlert,
      href: paths.office('jobs'),
      count: system.jobs.failed,
      hasFailed: true,
    },
    {
      name: t('Emails'),
      detail: tn(system.failedEmails, '1 couldn’t be sent', '{n} couldn’t be sent'),
      icon: MailX,
      href: paths.office('emails'),
      count: system.failedEmails,
      hasFailed: true,
    },
    {
      name: t('Moderation'),
      detail: tn(overdue, '1 case overdue', '{n} cases overdue'),
      icon: ShieldAlert,
      href: paths.moderation('overdue'),
      count: overdue,
      hasFailed: true,
    },
    {
      name: t('Payouts waiting'),
      detail: payouts.oldest[0]
        ? tn(payouts.count, '1 payout, due since {day}', '{n} payouts, the oldest due since {day}', {
            day: day(payouts.oldest[0].dueAt),
          })
        : '',
      icon: Wallet,
      href: paths.office('money'),
      count: payouts.count,
      sum: shortUsd(payouts.sum),
    },
    {
      name: t('Disputed payments'),
      detail: tn(disputes.length, 'The bank will decide', 'The banks will decide'),
      icon: Landmark,
      href: paths.office('money'),
      count: disputes.length,
    },
  ];
  return all.filter((matter) => matter.count > 0);
}

export function AttentionPanel() {
  const money = useEndpoint(officeMoneyEndpoints.read, {});
  const system = useEndpoint(officeSystemEndpoints.read, {});
  const cases = useEndpoint(caseEndpoints.figures, { query: { show: 'open' } });
  const all = [money, system, cases];
  return (
    <Panel title={t('Needs attention')}>
      {money.data && system.data && cases.data ? (
        <Matters
          matters={mattersOf(money.data, system.data, cases.data.overdue)}
          comparedAt={money.data.reconciliation?.at ?? null}
        />
      ) : all.some(({ isError }) => isError) ? (
        <LoadError
          what={t('The list couldn’t be loaded.')}
          onRetry={() => void Promise.all(all.map((one) => one.refetch()))}
        />
      ) : (
        <Skeletons each="h-12" />
      )}
    </Panel>
  );
}

const Matters = ({ matters, comparedAt }: { matters: Matter[]; comparedAt: Date | null }) => (
  <>
    {matters.length === 0 && <p className="mb-1 text-base font-semibold text-ok">{t('All clear')}</p>}
    <ul className="-mt-3.5 divide-y divide-line empty:hidden">
      {matters.map(({ name, detail, icon: Icon, href, count: n, sum, hasFailed }) => (
        <li key={name} className="relative flex items-center gap-4 py-3.5 hover:bg-raised">
          <Icon size={18} aria-hidden className={clsx('shrink-0', hasFailed ? 'text-danger' : 'text-mute')} />
          <div className="min-w-0 flex-1">
            <Link href={href} className="block text-sm font-semibold text-paper after:absolute after:inset-0">
              {name}
            </Link>
            <p className="text-xs text-mute">{detail}</p>
          </div>
          <span className={clsx('num text-sm', hasFailed ? 'text-danger' : 'text-paper')}>
            {sum ?? count(n)}
          </span>
        </li>
      ))}
    </ul>
    {(comparedAt || isSelling()) && (
      <p className="text-xs text-mute">
        {comparedAt
          ? t('Ledger and payment provider last compared {when}.', { when: dayAndTime(comparedAt) })
          : t('The ledger hasn’t been compared with the payment provider yet.')}
      </p>
    )}
  </>
);
