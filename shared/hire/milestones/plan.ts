import type { ProjectStatus } from '../states.ts';

const PLANNED = new Set<ProjectStatus>(['in_progress', 'under_review']);

/** Milestones cannot be planned before work starts, during a dispute, or after the end. */
export const mayPlan = (status: ProjectStatus): boolean => PLANNED.has(status);

/**
 * By its parties: while the project is pending by the client, to show what it is about. Files are evidence, so
 * they can also be added during a dispute.
 */
export const mayShareFiles = (status: ProjectStatus): boolean =>
  mayPlan(status) || status === 'pending' || status === 'disputed';
