import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { HIRE_RATE } from '#shared/hire/amounts.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { isPayoutWaiting, useProjectActivities } from './project-activities.ts';
import { type DealMoney, moneyOf } from './deal-money.ts';
import { escrowOf } from './escrow-copy.ts';

/** Shows the held money, the payments to each party, and the breakdown. */
export function EscrowPanel({ project }: { project: HireProjectDetail }) {
  const { id, status, deal } = project;
  const events = useProjectActivities(id);
  const disputes = useEndpoint(
    hireDisputeEndpoints.list,
    { params: { id } },
    { enabled: status === 'completed' },
  );
  if (!deal) return null;
  const decided = disputes.data?.find(({ decidedAt }) => decidedAt !== null);
  const money = moneyOf(project, decided?.designerAmount ?? null);
  const { chip, tone, figure, caption } = escrowOf(project, money, isPayoutWaiting(events));
  // Amounts unpaid by then stay unpaid.
  const hasEnded = status === 'completed' || status === 'cancelled';
  const price = toCents(deal.upfrontAmount) + toCents(deal.remainingAmount);
  return (
    <Panel title={t('Escrow')} aside={<Chip tone={tone}>{chip}</Chip>}>
      <p className="num text-3xl font-semibold text-paper">{shortUsd(figure)}</p>
      <p className="mt-1 mb-4 text-sm text-mute">{caption}</p>
      <progress
        aria-label={t('Paid by the client')}
        max={price}
        value={money.paid}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-overlay [&::-moz-progress-bar]:bg-paper [&::-webkit-progress-bar]:bg-overlay [&::-webkit-progress-value]:bg-paper"
      />
      <dl className="mt-5 grid gap-2.5 text-sm empty:hidden">
        {(deal.upfrontPaid || !hasEnded) && (
          <Row term={t('Upfront (50%)')}>{shortUsd(deal.upfrontAmount)}</Row>
        )}
        {(deal.finalPaid || !hasEnded) && <Row term={t('On approval')}>{shortUsd(deal.remainingAmount)}</Row>}
        {money.refunded > 0 && <Row term={t('Refunded')}>{shortUsd(fromCents(money.refunded))}</Row>}
        {status === 'completed' && <Ended money={money} />}
        {!hasEnded && <Agreed deal={deal} />}
      </dl>
    </Panel>
  );
}

type Deal = NonNullable<HireProjectDetail['deal']>;

const Agreed = ({ deal }: { deal: Deal }) => (
  <>
    <Row term={t('Commission ({rate})', { rate: HIRE_RATE })} isQuiet isFirst>
      {shortUsd(deal.commissionAmount)}
    </Row>
    <Row term={t('Designer receives')} isQuiet>
      {shortUsd(deal.designerAmount)}
    </Row>
  </>
);

/** The final amounts: a moderator may have divided them, or not everything was paid. */
const Ended = ({ money: { commission, designer, transferred } }: { money: DealMoney }) => (
  <>
    <Row term={t('Commission ({rate})', { rate: HIRE_RATE })} isQuiet isFirst>
      {shortUsd(fromCents(commission))}
    </Row>
    <Row term={t('Designer receives')} isQuiet>
      {shortUsd(fromCents(designer))}
    </Row>
    <Row term={t('Paid to the designer')} isQuiet>
      {shortUsd(fromCents(transferred))}
    </Row>
  </>
);

interface RowProps {
  term: string;
  isQuiet?: boolean;
  /** In the second group. */
  isFirst?: boolean;
  children: ReactNode;
}
const Row = ({ term, isQuiet, isFirst, children }: RowProps) => (
  <div
    className={clsx('flex items-baseline justify-between gap-4', isFirst && 'border-t border-line pt-2.5')}
  >
    <dt className={isQuiet ? 'text-mute' : 'text-soft'}>{term}</dt>
    <dd className={clsx('num', isQuiet ? 'text-mute' : 'text-paper')}>{children}</dd>
  </div>
);
