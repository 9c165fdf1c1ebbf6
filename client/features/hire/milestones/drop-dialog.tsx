import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';

interface DropDialogProps {
  milestone: Milestone;
  /** By who proposed it; else it is declined. */
  isOwn: boolean;
  other: string;
  onClose: () => void;
}

/** Off the plan before both have agreed. */
export function DropDialog({ milestone: { id, projectId, title }, isOwn, other, onClose }: DropDialogProps) {
  const drop = useAction(hireWorkEndpoints.drop, {
    onSuccess: () => {
      toast({
        title: isOwn ? 'Milestone withdrawn' : 'Milestone declined',
        description: `${other} has been notified.`,
      });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <DeedDialog
      title={isOwn ? 'Withdraw milestone?' : 'Decline milestone?'}
      description={`“${title}” leaves the plan, and ${other} is notified. It can be proposed again.`}
      action={isOwn ? ['Withdraw', 'Withdrawing...'] : ['Decline', 'Declining...']}
      dismiss="Keep it"
      isPending={drop.isPending}
      error={drop.error}
      onSubmit={() => drop.mutate({ params: { id: projectId, milestoneId: id } })}
      onClose={onClose}
    />
  );
}
