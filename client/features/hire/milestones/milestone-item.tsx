import { clsx } from 'clsx';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import type { Milestone } from '#shared/hire/milestones/contract.ts';
import { MilestoneImages } from '../files/milestone-images.tsx';
import { MilestoneActions } from './milestone-actions.tsx';
import { type StatusText, type Viewer, statusTextOf, hasRequestedChanges } from './milestone-copy.ts';
import { t } from '#client/lib/t.ts';
import { Step, type StepState } from '#client/ui/step.tsx';

const TONES: Record<StatusText['tone'], string> = {
  ok: 'text-ok',
  info: 'text-info',
  danger: 'text-danger',
  mute: 'text-mute',
};

interface MilestoneItemProps {
  project: HireProjectDetail;
  milestone: Milestone;
  viewer: Viewer;
  isCurrent: boolean;
  isLast: boolean;
  today: Date;
  /** Whether work on the plan is possible. */
  isOpen: boolean;
  /** The author of its note, if known. */
  noteAuthor: string | null;
}

function stateOf(status: Milestone['status'], isCurrent: boolean, isRunning: boolean): StepState {
  if (status === 'approved') return 'done';
  if (status === 'completed') return isRunning ? 'now' : 'done';
  return isCurrent ? 'now' : 'next';
}

/** One milestone: description, status, notes, files, and possible actions. */
export function MilestoneItem({ project, milestone, viewer, noteAuthor, ...rest }: MilestoneItemProps) {
  const { title, description, status, notes } = milestone;
  const { isCurrent, isLast, today, isOpen } = rest;
  const { text, tone } = statusTextOf(milestone, viewer, isOpen ? project.status : 'completed', today);
  const isAhead = status === 'pending';
  const state = stateOf(status, isCurrent, project.status === 'in_progress');
  return (
    <Step state={state} isCurrent={isCurrent} isLast={isLast}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className={clsx('font-sans text-base font-semibold wrap-anywhere', isAhead && 'text-soft')}>
          {title}
        </h3>
        <span className={clsx('text-xs', TONES[tone])}>{text}</span>
      </div>
      {description && (
        <p
          className={clsx(
            'mt-0.5 max-w-[62ch] text-sm wrap-anywhere whitespace-pre-line',
            state === 'now' ? 'text-soft' : 'text-mute',
          )}
        >
          {description}
        </p>
      )}
      {notes && (
        <div className="mt-1.5 max-w-[62ch] text-sm wrap-anywhere text-mute">
          {hasRequestedChanges(milestone) && <p className="text-info">{t('Changes requested')}</p>}
          <p dir="auto" className="whitespace-pre-line">
            {noteAuthor && <span className="text-soft">{noteAuthor}: </span>}“{notes}”
          </p>
        </div>
      )}
      {(status === 'completed' || hasRequestedChanges(milestone)) && (
        <MilestoneImages project={project} milestoneId={milestone.id} />
      )}
      {isOpen && (
        <MilestoneActions
          milestone={milestone}
          viewer={viewer}
          isDelivered={project.status === 'under_review'}
        />
      )}
    </Step>
  );
}
