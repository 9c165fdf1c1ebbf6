import { type Subscription, subscriptionEndpoints } from '#shared/premium/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { usePremiumAction } from './premium-queries.ts';

interface CancelDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

export default function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const cancel = usePremiumAction(subscriptionEndpoints.cancel, t('Premium will end'), onClose);
  const end = subscription.currentPeriodEnd;
  const until = end ? t('on {end}', { end: day(end) }) : t('at the end of your billing period');
  return (
    <ConfirmDialog
      danger
      title={t('Cancel Premium?')}
      description={t(
        'You’ll keep access until Premium ends {until}. You won’t be charged again, and you can resume until then.',
        { until },
      )}
      cancelText={t('Keep Premium')}
      submitText={t('Cancel at period end')}
      savingText={t('Canceling...')}
      mutation={cancel}

      onSubmit={() => cancel.mutate({})}
      onClose={onClose}
    />
  );
}
