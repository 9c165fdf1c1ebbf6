import { useState } from 'react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { canMoveProject } from '#shared/hire/states.ts';
import { t } from '#client/lib/t.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { refreshProjects } from '../hire-queries.ts';

/** Free of charge while no one was accepted; later cancellations are part of the next step. */
export function CancelProject({ project }: { project: HireProjectDetail }) {
  const [isAsking, setAsking] = useState(false);
  if (project.status !== 'pending' || !canMoveProject(project.status, 'cancelled', 'client')) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('Cancel project')}
      </Button>
      {isAsking && (
        <ConfirmAction
          danger
          endpoint={hireDealEndpoints.cancel}
          input={{ params: { id: project.id } }}
          title={t('Cancel this project?')}
          description={
            project.applicationsCount > 0
              ? t(
                  'Nothing has been paid, and you won’t be charged. All applicants will be notified. This can’t be undone.',
                )
              : t('Nothing has been paid, and you won’t be charged. This can’t be undone.')
          }
          submitText={t('Cancel project')}
          savingText={t('Canceling...')}
          cancelText={t('Keep it')}
          done={t('Project canceled')}
          refresh={refreshProjects}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
