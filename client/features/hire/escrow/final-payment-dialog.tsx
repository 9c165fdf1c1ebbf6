import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { nameOf } from '../names.ts';
import { PayDialog } from './pay-dialog.tsx';

interface FinalPaymentDialogProps {
  project: HireProjectDetail;
  deal: NonNullable<HireProjectDetail['deal']>;
  marker: string;
  onClose: () => void;
}

/** The saved card was declined: the same payment with another card. */
export default function FinalPaymentDialog({ project, deal, marker, onClose }: FinalPaymentDialogProps) {
  const amount = deal.remainingAmount;
  const name = nameOf(project.designer);
  const pay = useAction(hireDealEndpoints.payFinal);
  return (
    <PayDialog
      title={t('Use another card')}
      description={t('This completes the project, and {name} receives {designerAmount}.', {
        name,
        designerAmount: shortUsd(deal.designerAmount),
      })}
      action={t('Pay {finalAmount}', { finalAmount: shortUsd(amount) })}
      amount={amount}
      marker={marker}
      ask={() => pay.mutateAsync({ params: { id: project.id } })}
      onPaid={() => {
        toast({
          title: t('Payment Successful'),
          description: t('The project is complete, and {name} has been notified.', { name }),
        });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-danger">{deal.paymentProblem}</p>
    </PayDialog>
  );
}
