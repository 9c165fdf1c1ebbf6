import type { MilestoneStatus } from '#shared/hire/states.ts';

/** The proposer cannot agree to their own proposal. */
export const mayAgree = (memberId: string, milestone: { proposedBy: string | null }): boolean =>
  milestone.proposedBy !== memberId;

/** An agreed milestone can be neither changed nor dropped. */
export const isOpen = (milestone: { status: MilestoneStatus }): boolean => milestone.status === 'pending';
