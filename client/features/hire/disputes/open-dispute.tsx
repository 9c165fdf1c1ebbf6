import { useState } from 'react';
import { Gavel } from '#client/ui/icons.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { canMoveProject } from '#shared/hire/states.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { deleteDraft } from '#client/lib/draft.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';

interface DisputeDialogProps {
  project: HireProjectDetail;
  party: 'client' | 'designer';
  onClose: () => void;
}

/** Opens a dispute with a reason for the moderator and the other party. */
function DisputeDialog({ project, party, onClose }: DisputeDialogProps) {
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

/** Shown to either party, if a dispute may be opened. What is being typed stays if the other party is first. */
export function OpenDispute({ project }: { project: HireProjectDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { viewerIs, status } = project;
  if (viewerIs !== 'client' && viewerIs !== 'designer') return null;
  return (
    <>
      {canMoveProject(status, 'disputed', viewerIs) && (
        <div className="mt-5 border-t border-line pt-3">
          <Button size="sm" variant="quiet" className="-ml-4 text-mute" onClick={() => setOpen(true)}>
            <Gavel size={15} aria-hidden />
            {t('Open a dispute')}
          </Button>
        </div>
      )}
      {isOpen && <DisputeDialog project={project} party={viewerIs} onClose={() => setOpen(false)} />}
    </>
  );
}
