import { Wallet } from '#client/ui/icons.ts';
import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import { GetPaid } from '#client/features/payments/public.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';

/** Reminds a designer without a payout account in time. */
export function PayoutsReady() {
  const account = useEndpoint(payoutEndpoints.account, {});
  if (account.isError) {
    return (
      <div className="mt-5">
        <LoadError
          what={t('Your payout account couldn’t be loaded.')}
          onRetry={() => void account.refetch()}
        />
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
          ? t('You don’t have a payout account yet. Set one up to receive your share.')
          : isSubmitted
            ? t(
                'The payment provider is reviewing your details or needs more information. Your share is on hold until your account is approved.',
              )
            : t('Your payout account isn’t complete yet. Your share is on hold until it is.')}
      </p>
      <GetPaid isBegun={status === 'incomplete'} name={t('Set up payouts')} className="max-sm:w-full" />
    </div>
  );
}
