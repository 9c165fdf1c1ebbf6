import { mayPlan } from '#shared/rules/hire-plan.ts';
import type { MilestoneStatus, ProjectStatus } from '#shared/rules/hire-states.ts';

/**
 * By its parties: while it is pending that is the client, who shows the designer to come what it is about. Files are
 * evidence too, so a dispute takes them.
 */
export const mayShareFiles = (status: ProjectStatus): boolean =>
  mayPlan(status) || status === 'pending' || status === 'disputed';

/** Nobody agrees with themselves. */
export const mayAgree = (memberId: string, milestone: { proposedBy: string | null }): boolean =>
  milestone.proposedBy !== memberId;

/** What both have agreed to is neither changed nor dropped. */
export const isOpen = (milestone: { status: MilestoneStatus }): boolean => milestone.status === 'pending';
