/** Records everything that happens in a project and notifies the people concerned, in the same transaction. */
import type { ActivityKind } from '#shared/notices/hire.ts';
import { projectActivities } from '#shared/hire/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { listStaff } from '#server/db/deciders.ts';
import type { Events } from '#server/events/events.ts';
import { findParties } from './queries.ts';

interface NewActivity {
  projectId: string;
  /** Null: a deadline or the payment provider. */
  actorId: string | null;
  kind: ActivityKind;
  /** A person's note, or a detail such as a milestone's title or an amount. */
  note?: string | null | undefined;
  /**
   * The person concerned who is not a party (yet): an invited designer, or the applicant of a decision. They
   * are notified instead of the parties.
   */
  memberIds?: string[];
  /** Members who are notified too, but do not see the activity. */
  alsoTo?: string[];
  at: Date;
}

/** Activities between the designer and the platform. */
const FOR_THE_DESIGNER = new Set<ActivityKind>(['transferred', 'payout_held']);

/** Sorted, because each recipient's row is locked: every transaction must lock in the same order. */
const sortedUnique = (ids: (string | null)[]): string[] =>
  [...new Set(ids)].filter((id) => id !== null).toSorted((one, other) => (one < other ? -1 : 1));

/** Done by a designer who is not a party (yet). */
const BY_APPLICANTS = new Set<ActivityKind>(['applied', 'application_changed', 'withdrawn']);

/** to: never the actor. by: hides which moderator decided. */
async function recipientsOf(
  tx: Queryable,
  { projectId, actorId, kind, memberIds, alsoTo = [] }: NewActivity,
): Promise<Pick<Events['hire.changed'], 'to' | 'parties' | 'by'>> {
  const { clientId, designerId } = await findParties(tx, projectId);
  const parties = FOR_THE_DESIGNER.has(kind) ? [designerId] : [clientId, designerId];
  const recipients = [...(memberIds ?? parties), ...alsoTo];
  // Moderators decide disputes, so they are notified.
  if (kind === 'disputed') recipients.push(...(await listStaff(tx)));
  const isNamed = actorId === clientId || actorId === designerId || BY_APPLICANTS.has(kind);
  return {
    to: sortedUnique(recipients).filter((id) => id !== actorId),
    parties: sortedUnique([clientId, designerId]),
    by: isNamed ? actorId : null,
  };
}

/**
 * Records the activity, once for each of `memberIds`, and emits it. Notifies the parties, or `memberIds` instead, and
 * `alsoTo`; never the actor. Call last in the transaction, with the project locked or new.
 */
export async function recordActivity(ctx: Context, tx: Queryable, activity: NewActivity): Promise<void> {
  const { projectId, actorId, kind, note, memberIds, at } = activity;
  if (memberIds?.length === 0) return;
  const event = { projectId, actorId, kind, note: note || null, happenedAt: at };
  await tx
    .insert(projectActivities)
    .values((memberIds ?? [null]).map((memberId) => ({ ...event, memberId })));
  await ctx.events.emit(tx, 'hire.changed', { projectId, kind, ...(await recipientsOf(tx, activity)) });
}
