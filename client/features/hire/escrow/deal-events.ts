/** What the log of a project says about where it stands now. */
import { type HireEvent, hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import type { HireChange } from '#shared/hire/changes.ts';
import { useEndpoint } from '#client/lib/query.ts';

type Events = readonly HireEvent[];

/** Empty until it is read; nothing essential hangs on it. */
export const useDealEvents = (id: string): Events =>
  useEndpoint(hireDealEndpoints.timeline, { params: { id } }).data ?? [];

/** The newest of a kind. */
export const lastOf = (events: Events, kind: HireChange): HireEvent | undefined =>
  events.findLast((event) => event.kind === kind);

/** The designer's share waits for an account to go to. */
export function isPayoutHeld(events: Events): boolean {
  const held = lastOf(events, 'payout_held');
  const moved = lastOf(events, 'transferred');
  return held !== undefined && (moved === undefined || moved.id < held.id);
}
