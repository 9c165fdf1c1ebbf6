import { type Application, hireEndpoints } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';
import * as texts from './texts.ts';

/** Characters. */
const MAX = 500;

interface DeclineDialogProps {
  application: Application;
  onClose: () => void;
}

/** Declines an application with a message to the designer. */
export function DeclineDialog({ application, onClose }: DeclineDialogProps) {
  const { id, projectId, designer } = application;
  const name = displayName(designer);
  const draftName = `decline:${id}`;
  const decline = useAction(hireEndpoints.decline, {
    onSuccess: () => {
      forgetDraft(draftName);
      toast({ title: texts.applicationDeclined, description: texts.hasBeenNotified(name) });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <ReasonDialog
      title={texts.declineQuestion(name)}
      description={texts.designerSeesTheReason(name)}
      submitText={texts.decline}
      savingText={texts.declining}
      label={texts.reason}
      requiredMessage={texts.addAReason}
      max={MAX}
      rows={3}
      draft={draftName}
      mutation={decline}
      onSubmit={(reason) =>
        decline.mutate({ params: { id: projectId, applicationId: id }, body: { reason } })
      }
      onClose={onClose}
    />
  );
}
