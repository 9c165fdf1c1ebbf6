import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { APPROVAL_DAYS } from '#shared/hire/times.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { forgetDraft } from '#client/lib/draft.ts';
import { shortUsd } from '#client/lib/format.ts';
import { toast } from '#client/lib/toast.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';
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

function toastApproved({ status, deal, designer }: HireProjectDetail): void {
  if (deal?.paymentProblem) {
    toast({ title: texts.paymentFailed, description: deal.paymentProblem, variant: 'destructive' });
  } else if (status === 'completed') {
    toast({
      title: texts.paymentSuccessful,
      description: texts.projectIsCompleted(nameOf(designer)),
    });
  } else toast({ title: texts.workApproved, description: texts.finalPaymentIsBeingCharged });
}

export function ApproveDialog({ project: { id, designer }, deal, onClose }: MoneyDialogProps) {
  const finalAmount = shortUsd(deal.remainingAmount);
  const approve = useDealAction(hireDealEndpoints.approve, (project) => {
    toastApproved(project);
    onClose();
  });
  return (
    <ConfirmDialog
      title={texts.approveTheWork}
      description={texts.isChargedToYourSavedCard(
        finalAmount,
        nameOf(designer),
        shortUsd(deal.designerAmount),
      )}
      submitText={texts.approveAndPay(finalAmount)}
      savingText={texts.processing}
      cancelText={texts.notYet}
      mutation={approve}

      onSubmit={() => approve.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}

export function CancelOverdueDialog({ project: { id, designer }, deal, onClose }: MoneyDialogProps) {
  const upfront = shortUsd(deal.upfrontAmount);
  const cancel = useDealAction(hireDealEndpoints.cancel, () => {
    toast({ title: texts.projectCanceled, description: texts.willBeRefundedToYourCard(upfront) });
    onClose();
  });
  return (
    <ConfirmDialog
      title={texts.cancelThisProject}
      description={texts.willBeRefundedInFull(upfront, nameOf(designer))}
      submitText={texts.cancelProject}
      savingText={texts.canceling}
      cancelText={texts.keepIt}
      mutation={cancel}

      onSubmit={() => cancel.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
