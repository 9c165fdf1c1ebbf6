import { type Subscription, subscriptionEndpoints } from '#shared/premium/contract.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { day } from '#client/lib/format.ts';
import { usePremiumAction } from './premium-queries.ts';

interface CancelDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

export default function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const cancel = usePremiumAction(subscriptionEndpoints.cancel, 'Premium will end', onClose);
  const end = subscription.currentPeriodEnd;
  const until = end ? `on ${day(end)}` : 'at the end of the period you paid for';
  return (
    <DeedDialog
      title="Cancel Premium?"
      description={`Access continues until it ends ${until}, and you won’t be charged again. You can resume until then.`}
      dismiss="Keep Premium"
      action={['Cancel at period end', 'Canceling...']}
      isPending={cancel.isPending}
      error={cancel.error}
      onSubmit={() => cancel.mutate({})}
      onClose={onClose}
    />
  );
}
