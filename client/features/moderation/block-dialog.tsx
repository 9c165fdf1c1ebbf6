import { moderationEndpoints } from '#shared/moderation/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { queryClient } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import * as texts from './texts.ts';

interface BlockDialogProps {
  person: Person;
  onClose: () => void;
  /** Called before everything is refetched. */
  onBlocked?: () => void;
}

/** Explains a block before it is made: follows between the two end, and unblocking does not restore them. */
export function BlockDialog({ person, onClose, onBlocked }: BlockDialogProps) {
  const name = displayName(person);
  const block = useAction(moderationEndpoints.block, {
    onSuccess: () => {
      toast({ title: texts.youBlocked(name), description: texts.youWontSeeEachOthers });
      onClose();
      onBlocked?.();
      // Any query may contain them.
      return queryClient.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={texts.blockQuestion(name)}
      description={texts.theyWontBeNotified}
      submitText={texts.block}
      savingText={texts.blocking}
      mutation={block}
      onSubmit={() => block.mutate({ params: { id: person.id } })}
      onClose={onClose}
    >
      <p className="text-sm text-soft">{texts.youWontSeeEachOthersWork}</p>
    </ConfirmDialog>
  );
}
