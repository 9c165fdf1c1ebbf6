/** Assigns an entry of the queue to the first moderator who takes it. */
import { and, eq } from 'drizzle-orm';
import { assignments } from '#shared/moderation/cases/tables.ts';
import type { QueueKind } from '#shared/moderation/states.ts';
import { AppError } from '#shared/http/errors.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { requireDecider } from '#server/db/deciders.ts';
import { personColumns } from '#server/db/person.ts';
import type { Member } from '#server/http/route.ts';
import { decideBy } from './deciders.ts';
import { publishQueueChanged } from './live.ts';
import { findCase } from './queries.ts';
import { findOpenEntry } from './queue-queries.ts';

interface Entry {
  kind: QueueKind;
  id: string;
}
const entry = ({ kind, id }: Entry) => and(eq(assignments.kind, kind), eq(assignments.itemId, id));

export async function findAssignment(db: Queryable, kind: QueueKind, id: string) {
  const [row] = await db
    .select({ member: personColumns, at: assignments.takenAt })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.takenBy))
    .where(entry({ kind, id }));
  return row ?? null;
}

const logged = (moderator: Member, act: 'case.take' | 'case.hand_back', { kind, id }: Entry) => ({
  actorId: moderator.id,
  act,
  subjectType: kind,
  subjectId: id,
  before: { isTaken: act === 'case.hand_back' },
  after: { isTaken: act === 'case.take' },
});

/** @returns whether the moderator has it now */
export async function tryTake(ctx: Context, tx: Queryable, moderator: Member, it: Entry): Promise<boolean> {
  const rows = await tx
    .insert(assignments)
    .values({ kind: it.kind, itemId: it.id, takenBy: moderator.id, takenAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ by: assignments.takenBy });
  if (rows.length > 0) {
    await ctx.events.emit(tx, 'staff.acted', logged(moderator, 'case.take', it));
    await publishQueueChanged(ctx, tx);
    return true;
  }
  return (await findAssignment(tx, it.kind, it.id))?.member.id === moderator.id;
}

/** A case that only others may decide is not kept from them. Throws `case_not_found`, `own_case`. */
async function requireEntry(tx: Queryable, moderator: Member, it: Entry): Promise<void> {
  const entry = await findOpenEntry(tx, it);
  if (!entry) throw new AppError('case_not_found');
  const row = await findCase(tx, it.id);
  if (!row) await requireDecider(tx, moderator, [entry.about, entry.other]);
  else if ((await decideBy(tx, moderator, row)) === 'no') throw new AppError('own_case');
}

/** Taking one's own again changes nothing. */
export async function takeEntry(ctx: Context, moderator: Member, it: Entry): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    await requireEntry(tx, moderator, it);
    if (!(await tryTake(ctx, tx, moderator, it))) throw new AppError('case_taken');
  });
}

/** Does nothing if someone else has it. */
export async function handBackEntry(ctx: Context, moderator: Member, it: Entry): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .delete(assignments)
      .where(and(entry(it), eq(assignments.takenBy, moderator.id)))
      .returning({ by: assignments.takenBy });
    if (rows.length === 0) return;
    await ctx.events.emit(tx, 'staff.acted', logged(moderator, 'case.hand_back', it));
    await publishQueueChanged(ctx, tx);
  });
}
