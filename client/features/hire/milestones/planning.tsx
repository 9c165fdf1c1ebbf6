/** The form of a milestone, above the plan: it stays, with what was typed, when the other party acts meanwhile. */
import { type ReactNode, createContext, use, useState } from 'react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import type { Milestone } from '#shared/hire/milestones/contract.ts';
import { mayPlan } from '#shared/hire/milestones/plan.ts';
import { t } from '#client/lib/t.ts';
import type { Viewer } from './milestone-copy.ts';
import { MilestoneForm } from './milestone-form.tsx';

/** Whether milestones can be changed. Once the work is approved, only the final payment is missing. */
export const isPlanOpen = ({ status, deal }: HireProjectDetail): boolean =>
  mayPlan(status) && !deal?.approvedAt;

interface Asked {
  /** The milestone to edit; otherwise a new one is proposed. */
  milestone?: Milestone;
}
const OpenForm = createContext<(asked: Asked) => void>(() => {});
export const useMilestoneForm = () => use(OpenForm);

interface PlanningProps {
  project: HireProjectDetail;
  milestones: readonly Milestone[];
  viewer: Viewer;
  children: ReactNode;
}

export function Planning({ children, ...plan }: PlanningProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <OpenForm value={setAsked}>
      {children}
      {asked && <Form {...plan} opened={asked.milestone} onClose={() => setAsked(null)} />}
    </OpenForm>
  );
}

/** Why a proposal can't be edited anymore; '' while it can. */
function endedText(milestone: Milestone | undefined, { id, other }: Viewer): string {
  if (!milestone) return t('This milestone has been removed.');
  if (milestone.status === 'pending') return '';
  return milestone.proposedBy === id
    ? t('{other} has agreed to this milestone.', { other })
    : t('You have already agreed to this milestone.');
}

interface FormProps extends Omit<PlanningProps, 'children'> {
  /** The milestone to edit, as it was when the form was opened. */
  opened: Milestone | undefined;
  onClose: () => void;
}

/** Shows the milestone as it was when it could last be edited. */
function Form({ project, milestones, viewer, opened, onClose }: FormProps) {
  const current = opened && milestones.find(({ id }) => id === opened.id);
  const [last, setLast] = useState(opened);
  if (current?.status === 'pending' && current !== last) setLast(current);
  const ended = isPlanOpen(project)
    ? opened && endedText(current, viewer)
    : t('The project has changed, so this is no longer possible.');
  return (
    <MilestoneForm
      projectId={project.id}
      other={viewer.other}
      milestone={last}
      ended={ended}
      onClose={onClose}
    />
  );
}
