import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { NoteDialog } from '../note-dialog.tsx';
import { NOTES_MAX } from './milestone-draft.ts';
import * as texts from './texts.ts';

export type Deed = 'complete' | 'approve' | 'changes';

interface DeedWords {
  title: string;
  /** @param other who is told */
  description: (other: string) => string;
  label: string;
  action: readonly [name: string, busy: string];
  done: string;
  /** Said when there are no words, where there must be. */
  missing?: string;
}
const WORDS: Record<Deed, DeedWords> = {
  complete: {
    title: texts.markAsDoneQuestion,
    description: (other) => texts.isAskedToApproveIt(other),
    label: texts.whatToLookAt,
    action: [texts.markAsDone, texts.saving],
    done: texts.milestoneIsDone,
  },
  approve: {
    title: texts.approveThisMilestone,
    description: (other) => texts.isToldCannot(other),
    label: texts.whatYouLikeAboutIt,
    action: [texts.approve, texts.approving],
    done: texts.milestoneApproved,
  },
  changes: {
    title: texts.askForChangesQuestion,
    description: (other) => texts.readsYourWordsAndGoes(other),
    label: texts.whatShouldChange,
    action: [texts.askForChanges, texts.sending],
    done: texts.changesAskedFor,
    missing: texts.sayWhatShouldChange,
  },
};

interface NotesDialogProps {
  deed: Deed;
  milestone: Milestone;
  other: string;
  onClose: () => void;
}

/** A step forwards or back, with words to it. */
export function NotesDialog({ deed, milestone: { id, projectId, title }, other, onClose }: NotesDialogProps) {
  const words = WORDS[deed];
  const draftName = `milestone-${deed}:${id}`;
  const action = useAction(hireWorkEndpoints[deed], {
    onSuccess: () => {
      forgetDraft(draftName);
      toast({ title: words.done, description: texts.isTold(other) });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <NoteDialog
      title={words.title}
      description={`“${title}”. ${words.description(other)}`}
      action={words.action}
      label={words.label}
      {...(words.missing ? { missing: words.missing } : {})}
      max={NOTES_MAX}
      rows={4}
      draft={draftName}
      isPending={action.isPending}
      error={action.error}
      onSubmit={(notes) =>
        action.mutate({ params: { id: projectId, milestoneId: id }, body: { notes: notes.trim() } })
      }
      onClose={onClose}
    />
  );
}
