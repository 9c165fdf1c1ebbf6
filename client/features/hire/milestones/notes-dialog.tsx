import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { NoteDialog } from '../note-dialog.tsx';
import { NOTES_MAX } from './milestone-draft.ts';

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
    title: 'Mark as done?',
    description: (other) => `${other} is asked to approve it, or says what should change.`,
    label: 'What to look at',
    action: ['Mark as done', 'Saving...'],
    done: 'Milestone is done',
  },
  approve: {
    title: 'Approve this milestone?',
    description: (other) => `${other} is told. This cannot be taken back; no money moves.`,
    label: 'What you like about it',
    action: ['Approve', 'Approving...'],
    done: 'Milestone approved',
  },
  changes: {
    title: 'Ask for changes?',
    description: (other) => `${other} reads your words and goes on with it.`,
    label: 'What should change?',
    action: ['Ask for changes', 'Sending...'],
    done: 'Changes asked for',
    missing: 'Please say what should change.',
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
      toast({ title: words.done, description: `${other} is told.` });
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
