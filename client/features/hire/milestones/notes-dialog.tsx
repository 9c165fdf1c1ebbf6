import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { ReasonDialog } from '#client/ui/reason-dialog.tsx';
import { NOTES_MAX } from './milestone-draft.ts';
import * as texts from './texts.ts';

export type NoteAction = 'complete' | 'approve' | 'changes';

interface NoteCopy {
  title: string;
  /** @param other who is notified */
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
    title: texts.markAsDoneQuestion,
    description: (other) => texts.isAskedToApproveIt(other),
    label: texts.noteForReview,
    submitText: texts.markAsDone,
    savingText: texts.saving,
    done: texts.milestoneMarkedAsDone,
  },
  approve: {
    title: texts.approveThisMilestone,
    description: (other) => texts.willBeNotified(other),
    label: texts.feedback,
    submitText: texts.approve,
    savingText: texts.approving,
    done: texts.milestoneApproved,
  },
  changes: {
    title: texts.requestChangesQuestion,
    description: (other) => texts.seesYourNote(other),
    label: texts.whatShouldChange,
    submitText: texts.requestChanges,
    savingText: texts.sending,
    done: texts.changesRequested,
    requiredMessage: texts.describeTheChanges,
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
      forgetDraft(draftName);
      toast({ title: copy.done, description: texts.hasBeenNotified(other) });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <ReasonDialog
      title={copy.title}
      description={`“${title}”. ${copy.description(other)}`}
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
