import { type Milestone, hireWorkEndpoints } from '#shared/contracts/hire-work.ts';
import { DeedDialog } from '#client/components/orders/deed-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';

interface DropDialogProps {
  milestone: Milestone;
  /** By who proposed it; else it is refused. */
  isOwn: boolean;
  other: string;
  onClose: () => void;
}

/** Off the plan before both have agreed. */
export function DropDialog({ milestone: { id, projectId, title }, isOwn, other, onClose }: DropDialogProps) {
  const drop = useAction(hireWorkEndpoints.drop, {
    onSuccess: () => {
      toast({
        title: isOwn ? 'Milestone taken back' : 'Milestone refused',
        description: `${other} is told.`,
      });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <DeedDialog
      title={isOwn ? 'Take this milestone back?' : 'Refuse this milestone?'}
      description={`“${title}” leaves the plan, and ${other} is told. It can be proposed again.`}
      action={isOwn ? ['Take back', 'Taking back...'] : ['Refuse', 'Refusing...']}
      dismiss="Keep it"
      isPending={drop.isPending}
      error={drop.error}
      onSubmit={() => drop.mutate({ params: { id: projectId, milestoneId: id } })}
      onClose={onClose}
    />
  );
}
