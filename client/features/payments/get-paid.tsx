import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';

interface GetPaidProps {
  isBegun?: boolean;
  /** The button's label before onboarding has started. */
  name?: string;
  variant?: 'primary' | 'outline';
  className?: string;
}

/** Goes to the provider's form, which returns to this page. */
export function GetPaid({
  isBegun = false,
  name = t('Get paid'),
  variant = 'outline',
  className,
}: GetPaidProps) {
  const onboard = useAction(payoutEndpoints.onboard, {
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toastError(error),
  });
  const isLeaving = onboard.isPending || onboard.isSuccess;
  return (
    <Button
      variant={variant}
      className={className}
      disabled={isLeaving}
      onClick={() => onboard.mutate({ query: { returnTo: location.pathname + location.search } })}
    >
      {isLeaving ? t('Opening...') : isBegun ? t('Continue') : name}
    </Button>
  );
}
