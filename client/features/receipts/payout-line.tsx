import type { ReactNode } from 'react';
import { Wallet } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { type PayoutAccount, payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import { GetPaid } from '#client/features/payments/public.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';
import { t, tx } from '#client/lib/t.ts';

const Sum = ({ children }: { children: string }) => (
  <strong className="num font-semibold text-paper">{shortUsd(children)}</strong>
);

/** The state of the member's payouts; nothing for members who never sold and never started onboarding. */
export function PayoutLine({ hasSales }: { hasSales: boolean }) {
  const account = useEndpoint(payoutEndpoints.account, {});
  const read = () => void refresh(payoutEndpoints.account);
  useLive('order', read);
  useLive('project', read);
  useLiveReopened(read);
  if (account.isPending) return hasSales ? <Skeleton className="mb-8 h-18" /> : null;
  if (account.isError) {
    return (
      <div className="mb-8">
        <LoadError what={t('Your payouts couldn’t be loaded.')} onRetry={() => void account.refetch()} />
      </div>
    );
  }
  const { status, pending, held, escrow, paid } = account.data;
  const hasMoney = [pending, held, escrow, paid].some((sum) => Number(sum) > 0);
  if (status === 'none' && !hasSales && !hasMoney) return null;
  return (
    <section
      aria-label={t('Payouts')}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 border-y border-line py-4 sm:flex-nowrap"
    >
      <Wallet size={20} aria-hidden className="shrink-0 text-mute max-sm:hidden" />
      <div className="min-w-0 flex-1 text-sm text-soft max-sm:basis-full">
        <p>
          <AccountStatus account={account.data} />
        </p>
        {hasMoney && (
          <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-mute">
            <Figure term={t('Not due yet')} value={pending} />
            <Figure term={t('On hold')} value={held} />
            {Number(escrow) > 0 && (
              <Figure
                term={
                  <Link href={paths.forHire()} className="tap underline underline-offset-2">
                    {t('In projects')}
                  </Link>
                }
                value={escrow}
              />
            )}
            <Figure term={t('Paid so far')} value={paid} />
          </dl>
        )}
      </div>
      {status !== 'active' && <GetPaid isBegun={status === 'incomplete'} className="max-sm:w-full" />}
    </section>
  );
}

const Figure = ({ term, value }: { term: ReactNode; value: string }) => (
  <div className="flex gap-1.5">
    <dt>{term}</dt>
    <dd className="num text-soft">{shortUsd(value)}</dd>
  </div>
);

function AccountStatus({ account: { status, held, pending, isSubmitted } }: { account: PayoutAccount }) {
  const isHeld = Number(held) > 0;
  if (status === 'active') {
    return (
      <>
        {t('Payouts are on. Transfers are automatic.')}
        {isHeld && (
          <>
            {' '}
            {tx('{held} is on its way, or on hold because of a refund request or dispute.', {
              held: <Sum>{held}</Sum>,
            })}
          </>
        )}
      </>
    );
  }
  const waiting = isHeld ? held : pending;
  const sum = Number(waiting) > 0 && (
    <>
      {isHeld
        ? tx('{waiting} on hold.', { waiting: <Sum>{waiting}</Sum> })
        : tx('{waiting} coming up.', { waiting: <Sum>{waiting}</Sum> })}{' '}
    </>
  );
  if (status === 'incomplete') {
    return (
      <>
        {sum}
        {isSubmitted
          ? t('Your details are under review, or the payment provider needs more information.')
          : t('Finish setting up your payout account to get paid.')}
      </>
    );
  }
  return (
    <>
      {sum}
      {isHeld
        ? t('Connect a payout account to receive it.')
        : t('Connect a payout account to receive your earnings automatically.')}
    </>
  );
}
