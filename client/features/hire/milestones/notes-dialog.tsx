import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { deleteDraft } from '#client/lib/draft.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';
import { atStart, hasBeenNotified } from '../names.ts';
import { NOTES_MAX } from './milestone-draft.ts';

export type NoteAction = 'complete' | 'approve' | 'changes';

interface NoteCopy {
  title: string;
  /** @param other who is notified, as the first word */
  description: (other: string) => string;
  label: string;
  submitText: string;
  savingText: string;
  done: string;
  /** Shown if a required note is missing. */
  requiredMessage?: string;
}
const COPY: Record<NoteAction, NoteCopy> = {
  complete: {
    title: t('Mark as complete?'),
    description: (other) => t('{other} will be asked to approve it or request changes.', { other }),
    label: t('Note for the review'),
    submitText: t('Mark as complete'),
    savingText: t('Saving...'),
    done: t('Milestone marked as complete'),
  },
  approve: {
    title: t('Approve this milestone?'),
    description: (other) =>
      t('{other} will be notified. Approving doesn’t release any money, and it can’t be undone.', { other }),
    label: t('Feedback'),
    submitText: t('Approve'),
    savingText: t('Approving...'),
    done: t('Milestone approved'),
  },
  changes: {
    title: t('Request changes?'),
    description: (other) => t('{other} will see your note and keep working on it.', { other }),
    label: t('What should change?'),
    submitText: t('Request changes'),
    savingText: t('Sending...'),
    done: t('Changes requested'),
    requiredMessage: t('Please describe what should change.'),
  },
};

interface NotesDialogProps {
  action: NoteAction;
  milestone: Milestone;
  other: string;
  onClose: () => void;
}

/** Changes a milestone's status, with a note. */
export function NotesDialog({
  action,
  milestone: { id, projectId, title },
  other,
  onClose,
}: NotesDialogProps) {
  const copy = COPY[action];
  const draftName = `milestone-${action}:${id}`;
  const mutation = useAction(hireWorkEndpoints[action], {
    onSuccess: () => {
      deleteDraft(draftName);
      toast({ title: copy.done, description: hasBeenNotified(other) });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <ReasonDialog
      title={copy.title}
      description={`“${title}”. ${copy.description(atStart(other))}`}
      submitText={copy.submitText}
      savingText={copy.savingText}
      label={copy.label}
      {...(copy.requiredMessage ? { requiredMessage: copy.requiredMessage } : {})}
      max={NOTES_MAX}
      rows={4}
      draft={draftName}
      mutation={mutation}
      onSubmit={(notes) =>
        mutation.mutate({ params: { id: projectId, milestoneId: id }, body: { notes: notes.trim() } })
      }
      onClose={onClose}
    />
  );
}
