import type { ReactNode } from 'react';
import { Wallet } from 'lucide-react';
import { Link } from 'wouter';
import { type PayoutAccount, payoutEndpoints } from '#shared/contracts/payouts.ts';
import { GetPaid } from '#client/components/payouts/get-paid.tsx';
import { LoadError } from '#client/components/ui/load-error.tsx';
import { Skeleton } from '#client/components/ui/skeleton.tsx';
import { usd } from '#client/lib/format.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';

const Sum = ({ children }: { children: string }) => (
  <strong className="num font-semibold text-paper">{usd(children)}</strong>
);

/** Where one stands with being paid; nothing to say to those who never sold and never asked. */
export function PayoutLine({ hasSales }: { hasSales: boolean }) {
  const account = useEndpoint(payoutEndpoints.account, {});
  const read = () => void refresh(payoutEndpoints.account);
  useLive('order', read);
  useLive('project', read);
  useLiveReopened(read);
  if (account.isPending) return <Skeleton className="mb-8 h-18" />;
  if (account.isError) {
    return (
      <div className="mb-8">
        <LoadError what="Your payouts could not be loaded." onRetry={() => void account.refetch()} />
      </div>
    );
  }
  const { status, pending, held, escrow, paid } = account.data;
  const hasMoney = [pending, held, escrow, paid].some((sum) => Number(sum) > 0);
  if (status === 'none' && !hasSales && !hasMoney) return null;
  return (
    <section
      aria-label="Payouts"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 border-y border-line py-4 sm:flex-nowrap"
    >
      <Wallet size={20} aria-hidden className="shrink-0 text-mute max-sm:hidden" />
      <div className="min-w-0 flex-1 text-sm text-soft max-sm:basis-full">
        <p>
          <Standing account={account.data} />
        </p>
        {hasMoney && (
          <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-mute">
            <Figure term="Not due yet" value={pending} />
            <Figure term="Held" value={held} />
            {Number(escrow) > 0 && (
              <Figure
                term={
                  <Link href={paths.forHire()} className="underline underline-offset-2">
                    In projects
                  </Link>
                }
                value={escrow}
              />
            )}
            <Figure term="Paid so far" value={paid} />
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
    <dd className="num text-soft">{usd(value)}</dd>
  </div>
);

function Standing({ account: { status, held, pending, isSubmitted } }: { account: PayoutAccount }) {
  const isHeld = Number(held) > 0;
  if (status === 'active') {
    return (
      <>
        Your account is connected: what is due is transferred by itself.
        {isHeld && (
          <>
            {' '}
            <Sum>{held}</Sum> is due: it is on its way, or waits because money is asked back or a payment is
            contested.
          </>
        )}
      </>
    );
  }
  const waiting = isHeld ? held : pending;
  const sum = Number(waiting) > 0 && (
    <>
      <Sum>{waiting}</Sum> {isHeld ? 'is waiting for you.' : 'is on its way to you.'}{' '}
    </>
  );
  if (status === 'incomplete') {
    return (
      <>
        {sum}
        {isSubmitted
          ? 'The payment service looks at what you sent, or wants to know more.'
          : 'Your account is not complete yet: the payment service wants to know more.'}
      </>
    );
  }
  return (
    <>
      {sum}
      {isHeld
        ? 'Connect an account and it is transferred the same day.'
        : 'Connect an account, and every sale is transferred when it is due.'}
    </>
  );
}
