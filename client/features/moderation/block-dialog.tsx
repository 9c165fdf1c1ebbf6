import { moderationEndpoints } from '#shared/moderation/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { queryClient } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';

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
      title={t('Block {name}?', { name })}
      description={t('They won’t be notified. You can unblock them in settings, under Privacy.')}
      submitText={t('Block')}
      savingText={t('Blocking...')}
      done={{
        title: t('You blocked {name}', { name }),
        description: t('You won’t see each other’s work or messages.'),
      }}
      onDone={() => {
        onBlocked?.();
        // Any query may contain them.
        return queryClient.invalidateQueries();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-soft">
        {t(
          'You won’t see each other’s work, and you won’t be able to follow, comment on or message each other. You’ll stop following each other.',
        )}
      </p>
    </ConfirmAction>
  );
}
