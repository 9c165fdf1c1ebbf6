/** Everything that happens to a project is written down once, and told in the same transaction. */
import { ne } from 'drizzle-orm';
import type { HireChange } from '#shared/rules/hire-changes.ts';
import { hireEvents } from '#shared/schema/hire.ts';
import { users } from '#shared/schema/users.ts';
import type { Context, Queryable } from '../../../context.ts';
import { findParties } from '../queries.ts';

interface HireDeed {
  projectId: string;
  /** Null: time, or the payment provider. */
  actorId: string | null;
  kind: HireChange;
  /** What a person wrote or what it is about, e.g. a milestone's title or an amount. */
  words?: string | null | undefined;
  /** Whom it concerns when that is no party (yet): who was invited, or whose application was decided. They are told. */
  memberId?: string | undefined;
  /** Who is told as well, and reads nothing of it in the project's history. */
  alsoTo?: string[];
  at: Date;
}

/** Between the designer and the house. */
const FOR_THE_DESIGNER = new Set<HireChange>(['transferred', 'payout_held']);

/** A dispute waits for whoever may decide it. */
async function listModeratorIds(tx: Queryable): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(ne(users.role, 'member'));
  return rows.map(({ id }) => id);
}

/** In one order, whoever tells: what is held for one is waited for by others. */
const inOrder = (ids: (string | null)[]): string[] =>
  [...new Set(ids)].filter((id) => id !== null).toSorted((one, other) => (one < other ? -1 : 1));

/** to: never who did it. seenBy: also their other windows, and what either party and moderators look at. */
async function listTold(
  tx: Queryable,
  { projectId, actorId, kind, memberId, alsoTo = [] }: HireDeed,
): Promise<{ to: string[]; seenBy: string[] }> {
  const { clientId, designerId } = await findParties(tx, projectId);
  const moderators = await listModeratorIds(tx);
  const parties = FOR_THE_DESIGNER.has(kind) ? [designerId] : [clientId, designerId];
  const told = [...(memberId === undefined ? parties : [memberId]), ...alsoTo];
  if (kind === 'disputed') told.push(...moderators);
  return {
    to: inOrder(told).filter((id) => id !== actorId),
    seenBy: inOrder([...told, actorId, clientId, designerId, ...moderators]),
  };
}

/**
 * Writes the event and says it. Told are the parties, or `memberId` instead of them, and `alsoTo`; never who did it.
 * To be called last in the transaction of the deed, with the project locked or new.
 */
export async function logHire(ctx: Context, tx: Queryable, deed: HireDeed): Promise<void> {
  const { projectId, actorId, kind, words, memberId, at } = deed;
  await tx.insert(hireEvents).values({
    projectId,
    actorId,
    kind,
    words: words || null,
    memberId: memberId ?? null,
    happenedAt: at,
  });
  await ctx.events.emit(tx, 'hire.changed', { projectId, kind, ...(await listTold(tx, deed)) });
}
