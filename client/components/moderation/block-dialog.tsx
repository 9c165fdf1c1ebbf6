import '#client/utilities.css';
import { Dialog } from 'radix-ui';
import { moderationEndpoints } from '#shared/contracts/moderation.ts';
import type { Person } from '#shared/contracts/users.ts';
import { displayName } from '#shared/rules/names.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';

interface BlockDialogProps {
  person: Person;
  onClose: () => void;
  /** Before everything is read again. */
  onBlocked?: () => void;
}

/** Says what a block means before it is made: follows between the two end and do not come back with an unblock. */
export function BlockDialog({ person, onClose, onBlocked }: BlockDialogProps) {
  const name = displayName(person);
  const block = useAction(moderationEndpoints.block, {
    onSuccess: () => {
      toast({ title: `${name} is blocked`, description: 'Neither of you sees the other any more.' });
      onClose();
      onBlocked?.();
      // Whatever was read may show them.
      return queryClient.invalidateQueries();
    },
  });
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame
        title={`Block ${name}?`}
        description="They are not told. You can take it back on your own profile."
        width="sm:max-w-[480px]"
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button
              data-autofocus
              disabled={block.isPending}
              onClick={() => block.mutate({ params: { id: person.id } })}
            >
              {block.isPending ? 'Blocking...' : 'Block'}
            </Button>
          </>
        }
      >
        <div className="grid gap-4 px-5 pb-6 text-sm text-soft sm:px-8">
          <p>
            Neither of you sees the other, can follow, comment on works or write. Follows between you end.
          </p>
          {block.error && (
            <p role="alert" className="text-danger">
              {sentenceOf(block.error)}
            </p>
          )}
        </div>
      </DialogFrame>
    </Dialog.Root>
  );
}
