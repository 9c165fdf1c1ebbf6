import type { MilestoneStatus } from '#shared/hire/states.ts';

/** Nobody agrees with themselves. */
export const mayAgree = (memberId: string, milestone: { proposedBy: string | null }): boolean =>
  milestone.proposedBy !== memberId;

/** What both have agreed to is neither changed nor dropped. */
export const isOpen = (milestone: { status: MilestoneStatus }): boolean => milestone.status === 'pending';
