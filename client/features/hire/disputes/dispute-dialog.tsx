import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { deleteDraft } from '#client/lib/draft.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';

interface DisputeDialogProps {
  project: HireProjectDetail;
  party: 'client' | 'designer';
  onClose: () => void;
}

/** Opens a dispute with a reason for the moderator and the other party. */
export function DisputeDialog({ project, party, onClose }: DisputeDialogProps) {
  const { id, client, designer } = project;
  const other = party === 'client' ? designer : client;
  const name = other ? displayName(other) : t('the other party');
  const draftName = `dispute:${id}`;
  const open = useAction(hireDisputeEndpoints.open, {
    onSuccess: () => {
      deleteDraft(draftName);
      toast({
        title: t('Dispute opened'),
        description: t('A moderator and {name} have been notified.', { name }),
      });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <ReasonDialog
      title={t('Open a dispute')}
      description={t(
        'A moderator will hear both sides and decide what happens to the project and the money being held. Until then, everything is paused: no deliveries, approvals, payouts or refunds.',
      )}
      submitText={t('Open dispute')}
      savingText={t('Opening...')}
      label={t('What’s wrong?')}
      hint={t(
        'Shared with {name} and the moderator. You can add files to the project as evidence at any time.',
        { name },
      )}
      requiredMessage={t('Please describe what’s wrong.')}
      draft={draftName}
      mutation={open}
      onSubmit={(reason) => open.mutate({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
