import { useState } from 'react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { canMoveProject } from '#shared/hire/states.ts';
import { t } from '#client/lib/t.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { toast } from '#client/lib/toast.ts';
import { useDealAction } from './use-deal-action.ts';

/** Free of charge while nobody was accepted; later cancellations are part of the next step. */
export function CancelProject({ project }: { project: HireProjectDetail }) {
  const [isAsking, setAsking] = useState(false);
  if (project.status !== 'pending' || !canMoveProject(project.status, 'cancelled', 'client')) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('Cancel project')}
      </Button>
      {isAsking && <CancelDialog project={project} onClose={() => setAsking(false)} />}
    </>
  );
}

function CancelDialog({ project, onClose }: { project: HireProjectDetail; onClose: () => void }) {
  const cancel = useDealAction(hireDealEndpoints.cancel, () => {
    toast({ title: t('Project canceled') });
    onClose();
  });
  const notice = project.applicationsCount > 0;
  return (
    <ConfirmDialog
      danger
      title={t('Cancel this project?')}
      description={
        notice
          ? t(
              'Nothing has been paid, and you won’t be charged. All applicants will be notified. This can’t be undone.',
            )
          : t('Nothing has been paid, and you won’t be charged. This can’t be undone.')
      }
      submitText={t('Cancel project')}
      savingText={t('Canceling...')}
      cancelText={t('Keep it')}
      mutation={cancel}

      onSubmit={() => cancel.mutate({ params: { id: project.id } })}
      onClose={onClose}
    />
  );
}
