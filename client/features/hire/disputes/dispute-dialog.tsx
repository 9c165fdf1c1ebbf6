import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';
import * as texts from './texts.ts';

interface DisputeDialogProps {
  project: HireProjectDetail;
  party: 'client' | 'designer';
  onClose: () => void;
}

/** Opens a dispute with a reason for the moderator and the other party. */
export function DisputeDialog({ project, party, onClose }: DisputeDialogProps) {
  const { id, client, designer } = project;
  const other = party === 'client' ? designer : client;
  const name = other ? displayName(other) : texts.otherParty;
  const draftName = `dispute:${id}`;
  const open = useAction(hireDisputeEndpoints.open, {
    onSuccess: () => {
      forgetDraft(draftName);
      toast({ title: texts.disputeOpened, description: texts.moderatorAndNotified(name) });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <ReasonDialog
      title={texts.openADispute}
      description={texts.moderatorHearsBothDecides}
      submitText={texts.openDispute}
      savingText={texts.opening}
      label={texts.whatIsWrong}
      hint={texts.seenByModeratorAnd(name)}
      requiredMessage={texts.describeWhatIsWrong}
      draft={draftName}
      mutation={open}
      onSubmit={(reason) => open.mutate({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
