import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { APPROVAL_DAYS } from '#shared/hire/times.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { deleteDraft } from '#client/lib/draft.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';
import { refreshProjects } from '../hire-queries.ts';
import { atStart, hasBeenNotified, nameOf } from '../names.ts';
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
    deleteDraft(draft);
    toast({ title: t('Work delivered'), description: hasBeenNotified(name) });
    onClose();
  });
  return (
    <ReasonDialog
      title={t('Deliver the work')}
      description={t(
        '{name} will have {approvalDays} days to approve it or request changes. Add your files under Files first.',
        { name, approvalDays: APPROVAL_DAYS },
      )}
      submitText={t('Deliver')}
      savingText={t('Delivering...')}
      label={t('Note for the client')}
      hint={t('What’s included and where to start.')}
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
    deleteDraft(draft);
    toast({ title: t('Changes requested'), description: hasBeenNotified(name) });
    onClose();
  });
  return (
    <ReasonDialog
      title={t('Request changes')}
      description={t('{name} will keep working and deliver again. Nothing is charged until you approve.', {
        name: atStart(name),
      })}
      submitText={t('Request changes')}
      savingText={t('Sending...')}
      label={t('What should change?')}
      requiredMessage={t('Please describe what should change.')}
      draft={draft}
      mutation={ask}
      onSubmit={(note) => ask.mutate({ params: { id }, body: { note } })}
      onClose={onClose}
    />
  );
}

function saidOf({ status, deal, designer }: HireProjectDetail) {
  if (deal?.paymentProblem)
    return { title: t('Payment Failed'), description: deal.paymentProblem, variant: 'destructive' } as const;
  return status === 'completed'
    ? {
        title: t('Payment Successful'),
        description: t('The project is complete, and {name} has been notified.', { name: nameOf(designer) }),
      }
    : { title: t('Work approved'), description: t('The final payment is being charged.') };
}

export function ApproveDialog({ project: { id, designer }, deal, onClose }: MoneyDialogProps) {
  const finalAmount = shortUsd(deal.remainingAmount);
  return (
    <ConfirmAction
      endpoint={hireDealEndpoints.approve}
      input={{ params: { id } }}
      title={t('Approve the work?')}
      description={t(
        '{finalAmount} will be charged to your saved card, and {designer} will receive {designerAmount}. This can’t be undone.',
        { finalAmount, designer: nameOf(designer), designerAmount: shortUsd(deal.designerAmount) },
      )}
      submitText={t('Approve and pay {finalAmount}', { finalAmount })}
      savingText={t('Processing...')}
      cancelText={t('Not yet')}
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
      title={t('Cancel this project?')}
      description={t(
        '{upfront} will be refunded to your card in full, and {designer} will be notified. This can’t be undone.',
        { upfront, designer: nameOf(designer) },
      )}
      submitText={t('Cancel project')}
      savingText={t('Canceling...')}
      cancelText={t('Keep it')}
      done={{
        title: t('Project canceled'),
        description: t('{upfront} will be refunded to your card.', { upfront }),
      }}
      refresh={refreshProjects}
      onClose={onClose}
    />
  );
}
