import { type Subscription, subscriptionEndpoints } from '#shared/premium/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { day } from '#client/lib/format.ts';
import { usePremiumAction } from './premium-queries.ts';
import * as texts from './texts.ts';

interface CancelDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

export default function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const cancel = usePremiumAction(subscriptionEndpoints.cancel, texts.premiumWillEnd, onClose);
  const end = subscription.currentPeriodEnd;
  const until = end ? texts.onEnd(day(end)) : texts.atPeriodEnd;
  return (
    <ConfirmDialog
      danger
      title={texts.cancelPremium}
      description={texts.youllKeepAccessUntilItEnds(until)}
      cancelText={texts.keepPremium}
      submitText={texts.cancelAtPeriodEnd}
      savingText={texts.canceling}
      mutation={cancel}

      onSubmit={() => cancel.mutate({})}
      onClose={onClose}
    />
  );
}
