import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import * as texts from './texts.ts';

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
        title: isOwn ? texts.milestoneWithdrawn : texts.milestoneDeclined,
        description: texts.hasBeenNotified(other),
      });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <ConfirmDialog
      danger
      title={isOwn ? texts.withdrawMilestone : texts.declineMilestone}
      description={texts.willBeRemoved(title, other)}
      submitText={isOwn ? texts.withdraw : texts.decline}
      savingText={isOwn ? texts.withdrawing : texts.declining}
      cancelText={texts.keepIt}
      mutation={drop}

      onSubmit={() => drop.mutate({ params: { id: projectId, milestoneId: id } })}
      onClose={onClose}
    />
  );
}
