import { useState } from 'react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { canMoveProject } from '#shared/hire/states.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { toast } from '#client/lib/toast.ts';
import { useDealAction } from './use-deal-action.ts';
import * as texts from './texts.ts';

/** Free of charge while nobody was accepted; later cancellations are part of the next step. */
export function CancelProject({ project }: { project: HireProjectDetail }) {
  const [isAsking, setAsking] = useState(false);
  if (project.status !== 'pending' || !canMoveProject(project.status, 'cancelled', 'client')) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {texts.cancelProject}
      </Button>
      {isAsking && <CancelDialog project={project} onClose={() => setAsking(false)} />}
    </>
  );
}

function CancelDialog({ project, onClose }: { project: HireProjectDetail; onClose: () => void }) {
  const cancel = useDealAction(hireDealEndpoints.cancel, () => {
    toast({ title: texts.projectCanceled });
    onClose();
  });
  const notice = project.applicationsCount > 0;
  return (
    <ConfirmDialog
      danger
      title={texts.cancelThisProject}
      description={texts.nothingHasBeenPaid(notice)}
      submitText={texts.cancelProject}
      savingText={texts.canceling}
      cancelText={texts.keepIt}
      mutation={cancel}

      onSubmit={() => cancel.mutate({ params: { id: project.id } })}
      onClose={onClose}
    />
  );
}
