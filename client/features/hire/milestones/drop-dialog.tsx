import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { hasBeenNotified } from '../names.ts';

interface DropDialogProps {
  milestone: Milestone;
  /** By its proposer; otherwise it is declined. */
  isOwn: boolean;
  other: string;
  onClose: () => void;
}

/** Removes a milestone before both have agreed to it. */
export function DropDialog({ milestone: { id, projectId, title }, isOwn, other, onClose }: DropDialogProps) {
  const drop = useAction(hireWorkEndpoints.drop, {
    onSuccess: () => {
      toast({
        title: isOwn ? t('Milestone withdrawn') : t('Milestone declined'),
        description: hasBeenNotified(other),
      });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <ConfirmDialog
      danger
      title={isOwn ? t('Withdraw milestone?') : t('Decline milestone?')}
      description={t('“{title}” will be removed, and {other} will be notified. It can be proposed again.', {
        title,
        other,
      })}
      submitText={isOwn ? t('Withdraw') : t('Decline')}
      savingText={isOwn ? t('Withdrawing...') : t('Declining...')}
      cancelText={t('Keep it')}
      mutation={drop}

      onSubmit={() => drop.mutate({ params: { id: projectId, milestoneId: id } })}
      onClose={onClose}
    />
  );
}
