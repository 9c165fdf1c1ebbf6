/** What a suspended member may not do: the end of the suspension, and the way to appeal. */
import { isForGood } from '#shared/moderation/states.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Member } from './route.ts';

const APPEAL = 'You can appeal under Notifications.';

export const suspended = (until: Date): AppError =>
  isForGood(until)
    ? new AppError('suspended', { detail: `Your account is suspended. ${APPEAL}` })
    : new AppError('suspended', {
        detail: `Your account is suspended until ${until.toISOString().slice(0, 10)}. ${APPEAL}`,
        until,
      });

/** The session's member as of now: a suspension that has passed is none, and a suspended moderator acts as a member. */
export function asCaller({ id, role, suspendedUntil }: Member, now: Date): Member {
  if (!suspendedUntil || suspendedUntil <= now) return { id, role };
  return { id, role: 'member', suspendedUntil };
}
