import '#client/utilities.css';
import { Dialog } from 'radix-ui';
import { moderationEndpoints } from '#shared/moderation/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
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
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame
        title={texts.blockQuestion(name)}
        description={texts.theyWontBeNotified}
        width="sm:max-w-[480px]"
        footer={
          <>
            <Button data-autofocus variant="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button disabled={block.isPending} onClick={() => block.mutate({ params: { id: person.id } })}>
              {block.isPending ? texts.blocking : texts.block}
            </Button>
          </>
        }
      >
        <div className="grid gap-4 px-5 pb-6 text-sm text-soft sm:px-8">
          <p>{texts.youWontSeeEachOthersWork}</p>
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
