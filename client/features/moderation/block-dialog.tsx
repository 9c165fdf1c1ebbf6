import { moderationEndpoints } from '#shared/moderation/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { queryClient } from '#client/lib/query.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
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
  return (
    <ConfirmAction
      danger
      endpoint={moderationEndpoints.block}
      input={{ params: { id: person.id } }}
      title={texts.blockQuestion(name)}
      description={texts.theyWontBeNotified}
      submitText={texts.block}
      savingText={texts.blocking}
      done={{ title: texts.youBlocked(name), description: texts.youWontSeeEachOthers }}
      onDone={() => {
        onBlocked?.();
        // Any query may contain them.
        return queryClient.invalidateQueries();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-soft">{texts.youWontSeeEachOthersWork}</p>
    </ConfirmAction>
  );
}
