import { type Subscription, subscriptionEndpoints } from '#shared/premium/contract.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { day } from '#client/lib/format.ts';
import { refreshPremium } from './premium-queries.ts';
import * as texts from './texts.ts';

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
      title={texts.cancelPremium}
      description={texts.youllKeepAccessUntilItEnds(end ? texts.onEnd(day(end)) : texts.atPeriodEnd)}
      cancelText={texts.keepPremium}
      submitText={texts.cancelAtPeriodEnd}
      savingText={texts.canceling}
      done={texts.premiumWillEnd}
      refresh={refreshPremium}
      onClose={onClose}
    />
  );
}
