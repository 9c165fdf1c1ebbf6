import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { NoteDialog } from '../note-dialog.tsx';
import { NOTES_MAX } from './milestone-draft.ts';
import * as texts from './texts.ts';

export type NoteAction = 'complete' | 'approve' | 'changes';

interface NoteCopy {
  title: string;
  /** @param other who is notified */
  description: (other: string) => string;
  label: string;
  action: readonly [name: string, busy: string];
  done: string;
  /** Shown if a required note is missing. */
  missing?: string;
}
const COPY: Record<NoteAction, NoteCopy> = {
  complete: {
    title: texts.markAsDoneQuestion,
    description: (other) => texts.isAskedToApproveIt(other),
    label: texts.noteForReview,
    action: [texts.markAsDone, texts.saving],
    done: texts.milestoneMarkedAsDone,
  },
  approve: {
    title: texts.approveThisMilestone,
    description: (other) => texts.willBeNotified(other),
    label: texts.feedback,
    action: [texts.approve, texts.approving],
    done: texts.milestoneApproved,
  },
  changes: {
    title: texts.requestChangesQuestion,
    description: (other) => texts.seesYourNote(other),
    label: texts.whatShouldChange,
    action: [texts.requestChanges, texts.sending],
    done: texts.changesRequested,
    missing: texts.describeTheChanges,
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
    <NoteDialog
      title={copy.title}
      description={`“${title}”. ${copy.description(other)}`}
      action={copy.action}
      label={copy.label}
      {...(copy.missing ? { missing: copy.missing } : {})}
      max={NOTES_MAX}
      rows={4}
      draft={draftName}
      isPending={mutation.isPending}
      error={mutation.error}
      onSubmit={(notes) =>
        mutation.mutate({ params: { id: projectId, milestoneId: id }, body: { notes: notes.trim() } })
      }
      onClose={onClose}
    />
  );
}
