import { CircleAlert } from '#client/ui/icons.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { MilestoneActions } from '../milestones/milestone-actions.tsx';
import { findPendingMilestone, viewerOf } from '../milestones/milestone-copy.ts';
import { ProjectOutcome } from './project-outcome.tsx';
import { PayoutsReady } from './payouts-ready.tsx';
import { StepActions } from './step-actions.tsx';
import { type Step, stepOf } from './next-step-copy.ts';
import { useProjectActivities } from './project-activities.ts';

/** Shows the viewer's next action, the party it waits for, or how the project ended. */
export function NextStep({ project }: { project: HireProjectDetail }) {
  const activities = useProjectActivities(project.id);
  const { deal, id, status, viewerIs } = project;
  const enabled = status === 'in_progress';
  const plan = useEndpoint(hireWorkEndpoints.milestones, { params: { id } }, { enabled });
  if (!deal) return null;
  const situation = { project, deal, activities };
  if (status === 'completed' || status === 'cancelled') return <ProjectOutcome situation={situation} />;
  const viewer = viewerOf(project);
  const step = stepOf(situation);
  const pending = enabled && plan.data ? findPendingMilestone(plan.data, viewer) : null;
  const isMine = step.isMine || pending !== null;
  return (
    <Panel
      title={t('Next step')}
      aside={
        viewerIs !== 'moderator' && (
          <Chip tone={isMine ? 'info' : 'mute'}>{isMine ? t('Your turn') : t('No action needed')}</Chip>
        )
      }
    >
      <Sentences step={{ ...step, lines: [pending?.sentence ?? null, ...step.lines] }} />
      {pending && (
        <MilestoneActions
          key={pending.milestone.id}
          milestone={pending.milestone}
          viewer={viewer}
          isDelivered={false}
          isNext
        />
      )}
      {viewerIs === 'designer' && <PayoutsReady />}
      <StepActions project={project} deal={deal} />
    </Panel>
  );
}

const Sentences = ({ step: { problem, quote, lines } }: { step: Step }) => (
  <div className="grid max-w-[62ch] gap-3 text-base text-soft">
    {problem && (
      <p className="flex items-start gap-2.5 text-danger">
        <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{problem}</span>
      </p>
    )}
    {lines.filter(Boolean).map((line) => (
      <p key={line || ''} className="wrap-anywhere">
        {line}
      </p>
    ))}
    {quote && (
      <blockquote
        dir="auto"
        className="border-l border-edge pl-4 wrap-anywhere whitespace-pre-line text-paper"
      >
        “{quote}”
      </blockquote>
    )}
  </div>
);
