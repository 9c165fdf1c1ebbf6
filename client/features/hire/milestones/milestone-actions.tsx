import { useState } from 'react';
import { Check } from '#client/ui/icons.ts';
import { type Milestone, hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { canMoveMilestone } from '#shared/hire/states.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { toastError, useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { hasBeenNotified } from '../names.ts';
import type { Viewer } from './milestone-copy.ts';
import { type NoteAction, NotesDialog } from './notes-dialog.tsx';
import { useMilestoneForm } from './planning.tsx';

interface MilestoneActionsProps {
  milestone: Milestone;
  viewer: Viewer;
  /** The whole work is under review, so milestones are not reviewed separately. */
  isDelivered: boolean;
  /** In the next step's panel, where the buttons have longer labels. */
  isNext?: boolean;
}

/** This party's actions on one milestone; nothing while it waits for the other. */
export function MilestoneActions({ milestone, viewer, isDelivered, isNext = false }: MilestoneActionsProps) {
  const [noteAction, setNoteAction] = useState<NoteAction | null>(null);
  const { is, other } = viewer;
  if (is === 'moderator') return null;
  if (milestone.status === 'pending') {
    return <ProposalActions milestone={milestone} viewer={viewer} isNext={isNext} />;
  }
  const mayComplete = canMoveMilestone(milestone.status, 'completed', is);
  const mayAnswer = canMoveMilestone(milestone.status, 'approved', is) && !isDelivered;
  // What is being typed stays when the other party acts meanwhile.
  if (!mayComplete && !mayAnswer && !noteAction) return null;
  const about = (name: string) => (isNext ? {} : { 'aria-label': `${name}: ${milestone.title}` });
  const size = isNext ? 'md' : 'sm';
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {mayComplete && (
        <Button size={size} {...about(t('Mark as complete'))} onClick={() => setNoteAction('complete')}>
          <Check size={16} aria-hidden />
          {t('Mark as complete')}
        </Button>
      )}
      {mayAnswer && (
        <>
          <Button size={size} {...about(t('Approve'))} onClick={() => setNoteAction('approve')}>
            <Check size={16} aria-hidden />
            {isNext ? t('Approve milestone') : t('Approve')}
          </Button>
          <Button
            size={size}
            variant="outline"
            {...about(t('Request changes'))}
            onClick={() => setNoteAction('changes')}
          >
            {t('Request changes')}
          </Button>
        </>
      )}
      {noteAction && (
        <NotesDialog
          action={noteAction}
          milestone={milestone}
          other={other}
          onClose={() => setNoteAction(null)}
        />
      )}
    </div>
  );
}

/** The actions on a proposal. */
function ProposalActions({
  milestone,
  viewer,
  isNext,
}: Required<Omit<MilestoneActionsProps, 'isDelivered'>>) {
  const [isDropping, setDropping] = useState(false);
  const openForm = useMilestoneForm();
  const { id, projectId, title, proposedBy, updatedAt } = milestone;
  const isOwn = proposedBy === viewer.id;
  const agree = useAction(hireWorkEndpoints.agree, {
    onSuccess: () => {
      toast({ title: t('Milestone agreed on'), description: hasBeenNotified(viewer.other) });
      return refreshProjects();
    },
    onError: (error) => {
      toastError(error);
      return refreshProjects();
    },
  });
  const dropName = isOwn ? t('Withdraw') : t('Decline');
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {!isOwn && (
        <Button
          size={isNext ? 'md' : 'sm'}
          aria-label={isNext ? undefined : t('Agree: {title}', { title })}
          disabled={agree.isPending}
          onClick={() =>
            agree.mutate({
              params: { id: projectId, milestoneId: id },
              body: { updatedAt: updatedAt.toISOString() },
            })
          }
        >
          <Check size={16} aria-hidden />
          {agree.isPending ? t('Agreeing...') : isNext ? t('Agree to milestone') : t('Agree')}
        </Button>
      )}
      {!isNext && (
        <>
          <Button
            size="sm"
            variant="outline"
            aria-label={t('Edit: {title}', { title })}
            onClick={() => openForm({ milestone })}
          >
            {t('Edit')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${dropName}: ${title}`}
            onClick={() => setDropping(true)}
          >
            {dropName}
          </Button>
        </>
      )}
      {isDropping && (
        <ConfirmAction
          danger
          endpoint={hireWorkEndpoints.drop}
          input={{ params: { id: projectId, milestoneId: id } }}
          title={isOwn ? t('Withdraw milestone?') : t('Decline milestone?')}
          description={t(
            '“{title}” will be removed, and {other} will be notified. It can be proposed again.',
            { title, other: viewer.other },
          )}
          submitText={dropName}
          savingText={isOwn ? t('Withdrawing...') : t('Declining...')}
          cancelText={t('Keep it')}
          done={{
            title: isOwn ? t('Milestone withdrawn') : t('Milestone declined'),
            description: hasBeenNotified(viewer.other),
          }}
          refresh={refreshProjects}
          onClose={() => setDropping(false)}
        />
      )}
    </div>
  );
}
