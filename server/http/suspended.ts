/** What a suspended member may not do: the end of the suspension, and the way to appeal. */
import { isForGood } from '#shared/moderation/states.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Member } from './route.ts';

/** "Nov 29, 2026". */
const day = (at: Date): string =>
  at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

const APPEAL = 'You can appeal under Notifications.';

export const suspended = (until: Date): AppError =>
  isForGood(until)
    ? new AppError('suspended', { detail: `Your account is suspended. ${APPEAL}` })
    : new AppError('suspended', {
        detail: `Your account is suspended until ${day(until)}. ${APPEAL}`,
        until,
      });

/**
 * The session's member as of now: a suspension that has passed is none, a suspended moderator acts as a member, and
 * terms of a later date are not due yet.
 */
export function asCaller({ id, role, suspendedUntil, deletesAt, termsDueAt }: Member, now: Date): Member {
  const rest = {
    ...(deletesAt ? { deletesAt } : {}),
    ...(termsDueAt && termsDueAt <= now ? { termsDueAt } : {}),
  };
  if (!suspendedUntil || suspendedUntil <= now) return { id, role, ...rest };
  return { id, role: 'member', suspendedUntil, ...rest };
}
