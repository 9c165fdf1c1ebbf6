import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { APPROVAL_DAYS } from '#shared/hire/times.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { forgetDraft } from '#client/lib/draft.ts';
import { usd } from '#client/lib/format.ts';
import { toast } from '#client/lib/toast.ts';
import { NoteDialog } from '../note-dialog.tsx';
import { nameOf } from './names.ts';
import { useDealAction } from './use-deal-action.ts';

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
    toast({ title: 'Work delivered', description: `${name} is told.` });
    onClose();
  });
  return (
    <NoteDialog
      title="Deliver the work"
      description={`${name} then has ${APPROVAL_DAYS} days to approve it or to ask for changes. Add the files first, below Files.`}
      action={['Deliver', 'Delivering...']}
      label="A note for the client"
      hint="What is there, and where to begin looking."
      draft={draft}
      isPending={deliver.isPending}
      error={deliver.error}
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
    toast({ title: 'Changes asked for', description: `${name} is told.` });
    onClose();
  });
  return (
    <NoteDialog
      title="Ask for changes"
      description={`The project goes on, and ${name} delivers again. Nothing is charged until you approve.`}
      action={['Ask for changes', 'Asking...']}
      label="What should change?"
      missing="Please say what should change."
      draft={draft}
      isPending={ask.isPending}
      error={ask.error}
      onSubmit={(note) => ask.mutate({ params: { id }, body: { note } })}
      onClose={onClose}
    />
  );
}

function tellApproved({ status, deal, designer }: HireProjectDetail): void {
  if (deal?.paymentProblem) {
    toast({ title: 'Payment Failed', description: deal.paymentProblem, variant: 'destructive' });
  } else if (status === 'completed') {
    toast({
      title: 'Payment Successful',
      description: `The project is completed, and ${nameOf(designer)} is told.`,
    });
  } else toast({ title: 'Work approved', description: 'The rest is being charged.' });
}

export function ApproveDialog({ project: { id, designer }, deal, onClose }: MoneyDialogProps) {
  const rest = usd(deal.remainingAmount);
  const approve = useDealAction(hireDealEndpoints.approve, (project) => {
    tellApproved(project);
    onClose();
  });
  return (
    <DeedDialog
      title="Approve the work?"
      description={`${rest} is charged to your saved card, and ${nameOf(designer)} receives ${usd(deal.designerAmount)}. This cannot be taken back.`}
      action={[`Approve and pay ${rest}`, 'Processing...']}
      dismiss="Not yet"
      isPending={approve.isPending}
      error={approve.error}
      onSubmit={() => approve.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}

export function TakeBackDialog({ project: { id, designer }, deal, onClose }: MoneyDialogProps) {
  const upfront = usd(deal.upfrontAmount);
  const cancel = useDealAction(hireDealEndpoints.cancel, () => {
    toast({ title: 'Project cancelled', description: `${upfront} goes back to your card.` });
    onClose();
  });
  return (
    <DeedDialog
      title="Cancel this project?"
      description={`${upfront} goes back to your card in full, and ${nameOf(designer)} is told. This cannot be taken back.`}
      action={['Cancel project', 'Cancelling...']}
      dismiss="Keep it"
      isPending={cancel.isPending}
      error={cancel.error}
      onSubmit={() => cancel.mutate({ params: { id } })}
      onClose={onClose}
    />
  );
}
