import { type Subscription, subscriptionEndpoints } from '#shared/premium/contract.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { refreshPremium } from './premium-queries.ts';

interface CancelDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

export default function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const end = subscription.currentPeriodEnd;
  return (
    <ConfirmAction
      danger
      endpoint={subscriptionEndpoints.cancel}
      input={{}}
      title={t('Cancel Premium?')}
      description={t(
        'You’ll keep access until Premium ends {until}. You won’t be charged again, and you can resume until then.',
        { until: end ? t('on {end}', { end: day(end) }) : t('at the end of your billing period') },
      )}
      cancelText={t('Keep Premium')}
      submitText={t('Cancel at period end')}
      savingText={t('Canceling...')}
      done={t('Premium will end')}
      refresh={refreshPremium}
      onClose={onClose}
    />
  );
}
