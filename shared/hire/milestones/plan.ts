import type { ProjectStatus } from '../states.ts';

const PLANNED = new Set<ProjectStatus>(['in_progress', 'under_review']);

/** The plan rests before work has begun, while a moderator decides, and once all is over. */
export const mayPlan = (status: ProjectStatus): boolean => PLANNED.has(status);

/**
 * By its parties: while it is pending that is the client, who shows the designer to come what it is about. Files are
 * evidence too, so a dispute takes them.
 */
export const mayShareFiles = (status: ProjectStatus): boolean =>
  mayPlan(status) || status === 'pending' || status === 'disputed';
