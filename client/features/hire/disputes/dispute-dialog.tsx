import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { NoteDialog } from '../note-dialog.tsx';

interface DisputeDialogProps {
  project: HireProjectDetail;
  party: 'client' | 'designer';
  onClose: () => void;
}

/** What is wrong, for the moderator and the other party. */
export function DisputeDialog({ project, party, onClose }: DisputeDialogProps) {
  const { id, client, designer } = project;
  const other = party === 'client' ? designer : client;
  const name = other ? displayName(other) : 'The other party';
  const draftName = `dispute:${id}`;
  const open = useAction(hireDealEndpoints.dispute, {
    onSuccess: () => {
      forgetDraft(draftName);
      toast({ title: 'Dispute opened', description: `A moderator and ${name} are told.` });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <NoteDialog
      title="Open a dispute"
      description="A moderator hears both of you and decides what becomes of the project and of the money that is held. Until then everything rests: nothing is delivered, approved, paid out or given back."
      action={['Open dispute', 'Opening...']}
      label="What is wrong?"
      hint={`${name} and the moderator read it. Files can be added to the project as evidence, before and afterwards.`}
      missing="Please say what is wrong."
      draft={draftName}
      isPending={open.isPending}
      error={open.error}
      onSubmit={(reason) => open.mutate({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
