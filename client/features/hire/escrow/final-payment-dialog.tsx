import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { shortUsd } from '#client/lib/format.ts';
import { toast } from '#client/lib/toast.ts';
import { nameOf } from './names.ts';
import { PayDialog } from './pay-dialog.tsx';
import * as texts from './texts.ts';

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
      title={texts.anotherCard}
      description={texts.lastPaymentCompletes(name, shortUsd(deal.designerAmount))}
      action={texts.pay(shortUsd(amount))}
      amount={amount}
      marker={marker}
      ask={() => pay.mutateAsync({ params: { id: project.id } })}
      onPaid={() => {
        toast({ title: texts.paymentSuccessful, description: texts.projectIsCompleted(name) });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-danger">{deal.paymentProblem}</p>
    </PayDialog>
  );
}
