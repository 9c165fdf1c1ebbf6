import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import * as texts from './texts.ts';

interface LeaveDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  /** The draft is kept. */
  onLeave: () => void;
}

export const LeaveDialog = ({ onStay, onDiscard, onLeave }: LeaveDialogProps) => (
  <Dialog
    onClose={onStay}
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
  </Dialog>
);
