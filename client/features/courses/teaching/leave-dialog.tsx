import { Dialog } from 'radix-ui';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import * as texts from './texts.ts';

interface LeaveDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  /** The draft is kept. */
  onLeave: () => void;
}

export const LeaveDialog = ({ onStay, onDiscard, onLeave }: LeaveDialogProps) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onStay()}>
    <DialogFrame
      title={texts.leaveWithoutSaving}
      description={texts.detailsHaveUnsavedChanges}
      width="sm:max-w-[520px]"
    >
      <div className="flex flex-wrap justify-end gap-3 px-5 pb-6 sm:px-8">
        <Button variant="quietDanger" onClick={onDiscard}>
          {texts.discardChanges}
        </Button>
        <Button variant="outline" onClick={onLeave}>
          {texts.leaveKeepDraft}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {texts.stay}
        </Button>
      </div>
    </DialogFrame>
  </Dialog.Root>
);
