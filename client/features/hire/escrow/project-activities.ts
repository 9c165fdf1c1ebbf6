/** The project's state as far as its activity shows it. */
import { hireEndpoints, type ProjectActivity } from '#shared/hire/contract.ts';
import type { ActivityKind } from '#shared/notices/hire.ts';
import { useEndpoint } from '#client/lib/query.ts';

type Events = readonly ProjectActivity[];

/** Empty while loading; nothing essential depends on it. */
export const useProjectActivities = (id: string): Events =>
  useEndpoint(hireEndpoints.activities, { params: { id } }).data ?? [];

/** The newest of a kind. */
export const lastOf = (events: Events, kind: ActivityKind): ProjectActivity | undefined =>
  events.findLast((event) => event.kind === kind);

/** The designer's payout waits for an account. */
export function isPayoutWaiting(events: Events): boolean {
  const waiting = lastOf(events, 'payout_held');
  const transferred = lastOf(events, 'transferred');
  return waiting !== undefined && (transferred === undefined || transferred.id < waiting.id);
}
