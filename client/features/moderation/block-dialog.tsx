import { moderationEndpoints } from '#shared/moderation/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { queryClient } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

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
      toast({
        title: t('You blocked {name}', { name }),
        description: t('You won’t see each other’s work or messages.'),
      });
      onClose();
      onBlocked?.();
      // Any query may contain them.
      return queryClient.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('Block {name}?', { name })}
      description={t('They won’t be notified. You can unblock them in settings, under Privacy.')}
      submitText={t('Block')}
      savingText={t('Blocking...')}
      mutation={block}
      onSubmit={() => block.mutate({ params: { id: person.id } })}
      onClose={onClose}
    >
      <p className="text-sm text-soft">
        {t(
          'You won’t see each other’s work, and you won’t be able to follow, comment on or message each other. You’ll stop following each other.',
        )}
      </p>
    </ConfirmDialog>
  );
}
