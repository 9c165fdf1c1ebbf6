import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  /** The draft is kept. */
  onLeave: () => void;
}

export const LeaveDialog = ({ onStay, onDiscard, onLeave }: LeaveDialogProps) => (
  <Dialog
    onClose={onStay}
    title={t('Leave without saving?')}
    description={t('Your changes to the details aren’t saved. You can keep them as a draft in this tab.')}
    width="sm:max-w-[520px]"
  >
    <div className="flex flex-wrap justify-end gap-3 px-5 pb-6 sm:px-8">
      <Button variant="quietDanger" onClick={onDiscard}>
        {t('Discard changes')}
      </Button>
      <Button variant="outline" onClick={onLeave}>
        {t('Leave and keep draft')}
      </Button>
      <Button data-autofocus onClick={onStay}>
        {t('Stay')}
      </Button>
    </div>
  </Dialog>
);
