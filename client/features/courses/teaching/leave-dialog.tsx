import { Dialog } from 'radix-ui';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  /** What was typed stays in the draft. */
  onLeave: () => void;
}

export const LeaveDialog = ({ onStay, onDiscard, onLeave }: LeaveDialogProps) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onStay()}>
    <DialogFrame
      title="Leave without saving?"
      description="The details have changes that nobody sees yet. They can be kept in this tab until you come back."
      width="sm:max-w-[520px]"
    >
      <div className="flex flex-wrap justify-end gap-3 px-5 pb-6 sm:px-8">
        <Button variant="quiet" className="text-danger!" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button variant="outline" onClick={onLeave}>
          Leave, keep draft
        </Button>
        <Button data-autofocus onClick={onStay}>
          Stay
        </Button>
      </div>
    </DialogFrame>
  </Dialog.Root>
);
