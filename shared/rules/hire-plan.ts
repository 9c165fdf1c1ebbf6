import type { ProjectStatus } from './hire-states.ts';

const PLANNED = new Set<ProjectStatus>(['in_progress', 'under_review']);

/** The plan rests before work has begun, while a moderator decides, and once all is over. */
export const mayPlan = (status: ProjectStatus): boolean => PLANNED.has(status);
