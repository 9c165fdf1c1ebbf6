/** Project statuses, the allowed transitions, and who may make them. Buttons and server use the same table. */
export const PROJECT_STATUSES = [
  'pending',
  'in_progress',
  'under_review',
  'completed',
  'cancelled',
  'disputed',
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** provider: the payment provider. clock: a job, when a deadline has passed. */
export const HIRE_ACTORS = ['client', 'designer', 'moderator', 'provider', 'clock'] as const;
export type HireActor = (typeof HIRE_ACTORS)[number];

type Moves = Partial<Record<ProjectStatus, readonly HireActor[]>>;
/**
 * An application is accepted by the upfront payment and a project completed by the final one, so the provider
 * decides.
 */
export const PROJECT_MOVES: Record<ProjectStatus, Moves> = {
  pending: { in_progress: ['provider'], cancelled: ['client'] },
  in_progress: {
    under_review: ['designer'],
    disputed: ['client', 'designer', 'provider'],
    // Only when nothing was delivered OVERDUE_DAYS after it was due.
    cancelled: ['client'],
  },
  under_review: {
    in_progress: ['client'],
    completed: ['provider'],
    // The clock acts if the final payment was not made for UNPAID_DAYS.
    disputed: ['client', 'designer', 'clock', 'provider'],
  },
  disputed: { completed: ['moderator'], cancelled: ['moderator'] },
  completed: {},
  cancelled: {},
};

/** Whether the transition is allowed, for anyone or for the given actor. */
export function canMoveProject(from: ProjectStatus, to: ProjectStatus, by?: HireActor): boolean {
  const actors = PROJECT_MOVES[from][to] ?? [];
  return by === undefined ? actors.length > 0 : actors.includes(by);
}

export const MILESTONE_STATUSES = ['pending', 'in_progress', 'completed', 'approved'] as const;
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number];

/** pending: proposed by one party; starts when the other agrees. Back to in_progress: the client requests changes. */
export const MILESTONE_MOVES: Record<
  MilestoneStatus,
  Partial<Record<MilestoneStatus, readonly ('client' | 'designer')[]>>
> = {
  pending: { in_progress: ['client', 'designer'] },
  in_progress: { completed: ['designer'] },
  completed: { approved: ['client'], in_progress: ['client'] },
  approved: {},
};

export const canMoveMilestone = (
  from: MilestoneStatus,
  to: MilestoneStatus,
  by: 'client' | 'designer',
): boolean => MILESTONE_MOVES[from][to]?.includes(by) ?? false;
