import { Wallet } from 'lucide-react';
import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import { GetPaid } from '#client/features/payments/public.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import * as texts from './texts.ts';

/** Reminds a designer without a payout account in time. */
export function PayoutsReady() {
  const account = useEndpoint(payoutEndpoints.account, {});
  if (account.isError) {
    return (
      <div className="mt-5">
        <LoadError what={texts.payoutAccountNotLoaded} onRetry={() => void account.refetch()} />
      </div>
    );
  }
  if (!account.data || account.data.status === 'active') return null;
  const { status, isSubmitted } = account.data;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-y border-line py-4 text-sm text-soft">
      <Wallet size={20} aria-hidden className="shrink-0 text-mute max-sm:hidden" />
      <p className="min-w-0 flex-1 max-sm:basis-full">
        {status === 'none'
          ? texts.youHaveNoPayoutAccount
          : isSubmitted
            ? texts.accountUnderReview
            : texts.payoutAccountIncomplete}
      </p>
      <GetPaid isBegun={status === 'incomplete'} name={texts.setUpPayouts} className="max-sm:w-full" />
    </div>
  );
}
