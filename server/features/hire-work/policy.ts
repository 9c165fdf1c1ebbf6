import type { MilestoneStatus, ProjectStatus } from '#shared/rules/hire-states.ts';

/** The plan rests before work has begun, while a moderator decides, and once all is over. */
const PLANNED: readonly ProjectStatus[] = ['in_progress', 'under_review'];
export const mayPlan = (status: ProjectStatus): boolean => PLANNED.includes(status);

/** Files are evidence too, so a dispute takes them. */
const SHARED: readonly ProjectStatus[] = [...PLANNED, 'disputed'];
export const mayShareFiles = (status: ProjectStatus): boolean => SHARED.includes(status);

/** Nobody agrees with themselves. */
export const mayAgree = (memberId: string, milestone: { proposedBy: string | null }): boolean =>
  milestone.proposedBy !== memberId;

/** What both have agreed to is neither changed nor dropped. */
export const isOpen = (milestone: { status: MilestoneStatus }): boolean => milestone.status === 'pending';
