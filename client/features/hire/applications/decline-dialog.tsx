import { type Application, hireEndpoints } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { deleteDraft } from '#client/lib/draft.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';

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
      deleteDraft(draftName);
      toast({ title: t('Application declined'), description: t('{name} has been notified.', { name }) });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <ReasonDialog
      title={t('Decline {name}?', { name })}
      description={t('{name} will see your reason. This can’t be undone.', { name })}
      submitText={t('Decline')}
      savingText={t('Declining...')}
      label={t('Reason')}
      requiredMessage={t('Please add a reason.')}
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
