import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { APPROVAL_DAYS } from '#shared/hire/times.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { forgetDraft } from '#client/lib/draft.ts';
import { shortUsd } from '#client/lib/format.ts';
import { toast } from '#client/lib/toast.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';
import { refreshProjects } from '../hire-queries.ts';
import { nameOf } from './names.ts';
import { useDealAction } from './use-deal-action.ts';
import * as texts from './texts.ts';

interface DialogProps {
  project: HireProjectDetail;
  onClose: () => void;
}
interface MoneyDialogProps extends DialogProps {
  deal: NonNullable<HireProjectDetail['deal']>;
}

export function DeliverDialog({ project: { id, client }, onClose }: DialogProps) {
  const name = nameOf(client);
  const draft = `deliver:${id}`;
  const deliver = useDealAction(hireDealEndpoints.deliver, () => {
    forgetDraft(draft);
    toast({ title: texts.workDelivered, description: texts.hasBeenNotified(name) });
    onClose();
  });
  return (
    <ReasonDialog
      title={texts.deliverTheWork}
      description={texts.thenHasDaysToApprove(name, APPROVAL_DAYS)}
      submitText={texts.deliver}
      savingText={texts.delivering}
      label={texts.noteForTheClient}
      hint={texts.deliveryNoteHint}
      draft={draft}
      mutation={deliver}
      onSubmit={(note) => deliver.mutate({ params: { id }, body: note.trim() ? { note } : {} })}
      onClose={onClose}
    />
  );
}

export function ChangesDialog({ project: { id, designer }, onClose }: DialogProps) {
  const name = nameOf(designer);
  const draft = `changes:${id}`;
  const ask = useDealAction(hireDealEndpoints.requestChanges, () => {
    forgetDraft(draft);
    toast({ title: texts.changesRequested, description: texts.hasBeenNotified(name) });
    onClose();
  });
  return (
    <ReasonDialog
      title={texts.requestChanges}
      description={texts.keepsWorking(name)}
      submitText={texts.requestChanges}
      savingText={texts.sending}
      label={texts.whatShouldChange}
      requiredMessage={texts.describeTheChanges}
      draft={draft}
      mutation={ask}
      onSubmit={(note) => ask.mutate({ params: { id }, body: { note } })}
      onClose={onClose}
    />
  );
}

function saidOf({ status, deal, designer }: HireProjectDetail) {
  if (deal?.paymentProblem)
    return { title: texts.paymentFailed, description: deal.paymentProblem, variant: 'destructive' } as const;
  return status === 'completed'
    ? { title: texts.paymentSuccessful, description: texts.projectIsCompleted(nameOf(designer)) }
    : { title: texts.workApproved, description: texts.finalPaymentIsBeingCharged };
}

export function ApproveDialog({ project: { id, designer }, deal, onClose }: MoneyDialogProps) {
  const finalAmount = shortUsd(deal.remainingAmount);
  return (
    <ConfirmAction
      endpoint={hireDealEndpoints.approve}
      input={{ params: { id } }}
      title={texts.approveTheWork}
      description={texts.isChargedToYourSavedCard(
        finalAmount,
        nameOf(designer),
        shortUsd(deal.designerAmount),
      )}
      submitText={texts.approveAndPay(finalAmount)}
      savingText={texts.processing}
      cancelText={texts.notYet}
      done={saidOf}
      refresh={refreshProjects}
      onClose={onClose}
    />
  );
}

export function CancelOverdueDialog({ project: { id, designer }, deal, onClose }: MoneyDialogProps) {
  const upfront = shortUsd(deal.upfrontAmount);
  return (
    <ConfirmAction
      endpoint={hireDealEndpoints.cancel}
      input={{ params: { id } }}
      title={texts.cancelThisProject}
      description={texts.willBeRefundedInFull(upfront, nameOf(designer))}
      submitText={texts.cancelProject}
      savingText={texts.canceling}
      cancelText={texts.keepIt}
      done={{ title: texts.projectCanceled, description: texts.willBeRefundedToYourCard(upfront) }}
      refresh={refreshProjects}
      onClose={onClose}
    />
  );
}
