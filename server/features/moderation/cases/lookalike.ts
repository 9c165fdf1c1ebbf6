/**
 * Two works that look alike: a case that changes nothing by itself, except that a work like a stolen one is out of the lists
 * until a moderator decides. If its uploader says that it is theirs and no one decides in time, it is visible again.
 */
import type { LookalikePair, Statement } from '#shared/moderation/cases/contract.ts';
import { dueAt, heldUntil } from '#shared/moderation/times.ts';
import type { Decision } from '#shared/moderation/states.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import { listAdmins } from '#server/db/deciders.ts';
import type { Lookalike } from '#server/events/events.ts';
import { setArtworkHidden } from '#server/features/artworks/public.ts';
import { setStolen } from '#server/features/lookalikes/public.ts';
import type { Member } from '#server/http/route.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { publishQueueChanged } from './live.ts';
import {
  type PairRow,
  findPair,
  hasCase,
  hasHadItsReturn,
  insertPair,
  isHiddenSince,
  isMarkedStolen,
  listHeldTooLong,
  readPairWork,
  remindOfHeld,
  setCaseAbout,
  updatePair,
} from './lookalike-queries.ts';
import { type CaseRow, type Decided, insertCase, lockCase } from './queries.ts';
import { findSubject } from './subjects.ts';

const BATCH = 100;

async function setHidden(ctx: Context, tx: Queryable, artworkId: string, isHidden: boolean): Promise<void> {
  const before = await setArtworkHidden(tx, artworkId, isHidden);
  if (before) await ctx.events.emit(tx, 'artwork.changed', { artworkId, artistId: before.artistId });
}

/** Finds the artist whose work the newer one resembles; not a known copier. Null: no one to notify. */
async function findResembled(tx: Queryable, olderId: string | null) {
  if (!olderId || (await isMarkedStolen(tx, olderId))) return null;
  const older = await findSubject(tx, 'artwork', olderId);
  return older && { memberId: older.memberId, artworkId: olderId, title: older.title };
}

const mayReturn = async (db: Queryable, row: Pick<CaseRow, 'subjectId' | 'memberId'>): Promise<boolean> =>
  !(await hasHadItsReturn(db, row.subjectId, row.memberId));

export async function openLookalike(ctx: Context, tx: Queryable, pair: Lookalike): Promise<void> {
  const { newerId, olderId } = pair;
  const subject = await findSubject(tx, 'artwork', newerId);
  if (!subject || (await hasCase(tx, newerId, olderId))) return;
  const now = ctx.clock.now();
  const { memberId, title } = subject;
  const row = await insertCase(tx, {
    kind: 'lookalike',
    subject: 'artwork',
    subjectId: newerId,
    memberId,
    title,
    openedAt: now,
    dueAt: dueAt(now, {}),
  });
  const isHeld = pair.stolenAt !== null && !subject.isHidden;
  await insertPair(tx, { ...pair, caseId: row.id, heldAt: isHeld ? now : null });
  if (isHeld) {
    await setHidden(ctx, tx, newerId, true);
    const said = { memberId, caseId: row.id, artworkId: newerId, title };
    await ctx.events.emit(tx, 'lookalike.held', { ...said, mayReturn: await mayReturn(tx, row) });
    const resembled = await findResembled(tx, olderId);
    if (resembled) await ctx.events.emit(tx, 'lookalike.resembles', { ...resembled, isHeld: true });
  }
  await publishQueueChanged(ctx, tx);
}

const isHeldNow = (pair: PairRow): pair is PairRow & { heldAt: Date; newerId: string } =>
  pair.heldAt !== null && pair.releasedAt === null && pair.newerId !== null;

/** Addresses the uploader, while the case is about the newer work. */
const ofWork = ({ memberId, id: caseId, subjectId: artworkId, title }: CaseRow) => ({
  memberId,
  caseId,
  artworkId,
  title,
});

/** Back in the lists, unless it was hidden for another reason meanwhile. @returns whether it is visible again */
async function release(ctx: Context, tx: Queryable, pair: PairRow): Promise<boolean> {
  if (!isHeldNow(pair)) return false;
  await updatePair(tx, pair.caseId, { releasedAt: ctx.clock.now() });
  if (await isHiddenSince(tx, pair.newerId, pair.heldAt)) return false;
  await setHidden(ctx, tx, pair.newerId, false);
  return true;
}

/** Does nothing if it was visible again once before, or a look-alike was decided against the member meanwhile. */
async function returnHeld(ctx: Context, tx: Queryable, row: CaseRow, pair: PairRow): Promise<void> {
  if (!(await mayReturn(tx, row))) {
    await updatePair(tx, row.id, { heldUntil: null });
  } else if (await release(ctx, tx, pair)) {
    await ctx.events.emit(tx, 'lookalike.released', ofWork(row));
  }
}

export async function releaseLookalikes(ctx: Context): Promise<void> {
  const rows = await listHeldTooLong(ctx.db, ctx.clock.now(), BATCH);
  await eachRow(ctx, rows, 'a held work could not be shown again; will retry', (caseId) =>
    ctx.db.transaction(async (tx) => {
      const row = await lockCase(tx, caseId);
      const pair = row && !row.decidedAt ? await findPair(tx, caseId) : null;
      if (!row || !pair || !isHeldNow(pair)) return;
      await returnHeld(ctx, tx, row, pair);
      await publishQueueChanged(ctx, tx);
    }),
  );
}

/** Admins hear once of each held work that no one decided about in time. */
export async function remindAdmins(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const count = await remindOfHeld(tx, ctx.clock.now());
    if (count === 0) return;
    for (const memberId of await listAdmins(tx))
      await ctx.events.emit(tx, 'lookalike.overdue', { memberId, count });
  });
}

/**
 * Ends the waiting, marks what is stolen, and tells whose picture it is.
 * @returns what the decision is about: the newer work, or the older one if that is hidden
 */
export async function prepareDecision(
  ctx: Context,
  tx: Queryable,
  row: CaseRow,
  decision: Decision,
): Promise<CaseRow> {
  const pair = await findPair(tx, row.id);
  if (!pair) throw new AppError('case_changed');
  const older = await findResembled(tx, pair.olderId);
  const { memberId, title, id: caseId } = row;
  if (decision === 'dismiss' || decision === 'hide_older') {
    if (await release(ctx, tx, pair)) await ctx.events.emit(tx, 'lookalike.restored', ofWork(row));
  } else await updatePair(tx, caseId, { releasedAt: ctx.clock.now() });
  if (decision === 'mark_stolen') await setStolen(tx, row.subjectId, ctx.clock.now());
  if (decision === 'dismiss') {
    if (older && pair.heldAt) await ctx.events.emit(tx, 'lookalike.resembles', { ...older, isHeld: false });
    return row;
  }
  if (decision !== 'hide_older') {
    if (older) {
      const { memberId: artistId, title: theirs } = older;
      await ctx.events.emit(tx, 'lookalike.hidden', { memberId: artistId, caseId, title: theirs });
    }
    return row;
  }
  const hidden = pair.olderId ? await findSubject(tx, 'artwork', pair.olderId) : null;
  if (!hidden || !pair.olderId) throw new AppError('case_changed');
  const about = { memberId: hidden.memberId, subjectId: pair.olderId, title: hidden.title };
  await setCaseAbout(tx, caseId, about);
  // The words of the other member go with that member's cases.
  await updatePair(tx, caseId, { objection: null, objectedAt: null });
  await ctx.events.emit(tx, 'lookalike.hidden', { memberId, caseId, title });
  return { ...row, ...about };
}

/** The artist and the buyers of the other work. They do not decide either. */
export async function listPairParties(db: Queryable, caseId: string): Promise<string[]> {
  const pair = await findPair(db, caseId);
  const works = [pair?.olderId, pair?.newerId].flatMap((id) => (id ? [id] : []));
  const subjects = await Promise.all(works.map((id) => findSubject(db, 'artwork', id)));
  return subjects.flatMap((subject) => (subject ? [subject.memberId, ...subject.parties] : []));
}

export async function readPair(db: Queryable, caseId: string): Promise<LookalikePair | null> {
  const pair = await findPair(db, caseId);
  if (!pair) return null;
  const { bits, likeness, isMirrored, cropped, othersCount, stolenAt, heldAt, heldUntil: until } = pair;
  return {
    older: await readPairWork(db, pair.olderId, pair.olderImageUrl),
    newer: await readPairWork(db, pair.newerId, pair.newerImageUrl),
    bits,
    likeness,
    isMirrored,
    cropped,
    othersCount,
    stolenAt,
    held: heldAt && { since: heldAt, until, isOver: pair.releasedAt !== null },
    objection:
      pair.objection && pair.objectedAt ? { words: pair.objection, createdAt: pair.objectedAt } : null,
  };
}

/** The case as its uploader knows it: once the older work is hidden, it is about that one. Null: the newer is deleted. */
async function asUploaded(db: Queryable, row: CaseRow, { newerId }: PairRow, made: Decided | null) {
  if (made?.decision !== 'hide_older') return row;
  const newer = newerId && (await findSubject(db, 'artwork', newerId));
  return newer ? { ...row, subjectId: newerId, memberId: newer.memberId, title: newer.title } : null;
}

/**
 * The uploader reads it while the work waits for a decision, and after one that left it visible. Null: it was not
 * held.
 */
export async function readHoldStatement(
  ctx: Context,
  member: Member,
  found: CaseRow,
  made: Decided | null,
): Promise<Statement | null> {
  const pair = await findPair(ctx.db, found.id);
  if (!pair?.heldAt || (made && made.decision !== 'dismiss' && made.decision !== 'hide_older')) return null;
  const row = await asUploaded(ctx.db, found, pair, made);
  if (row?.memberId !== member.id) return null;
  const subject = await findSubject(ctx.db, 'artwork', row.subjectId);
  const outcome = made && { isGranted: true, words: '', decidedAt: made.at };
  return {
    caseId: row.id,
    subject: row.subject,
    subjectId: row.subjectId,
    title: row.title,
    imageUrl: subject?.imageUrl ?? null,
    decision: 'hide',
    reason: 'stolen_work',
    words: '',
    suspendedUntil: null,
    basis: 'pair',
    reportsCount: 0,
    decidedAt: pair.heldAt,
    appealableUntil: null,
    held: {
      until: pair.heldUntil,
      isOver: pair.releasedAt !== null,
      mayReturn: await mayReturn(ctx.db, row),
    },
    appeal:
      pair.objection && pair.objectedAt
        ? { words: pair.objection, createdAt: pair.objectedAt, dueAt: row.dueAt, outcome }
        : null,
  };
}

/** Throws `already_appealed`, `appeal_too_late`. @returns false if nothing waits for a decision */
export async function objectToHold(
  ctx: Context,
  tx: Queryable,
  row: CaseRow,
  words: string,
): Promise<boolean> {
  const pair = row.decidedAt ? null : await findPair(tx, row.id);
  if (!pair?.heldAt) return false;
  if (pair.objectedAt) throw new AppError('already_appealed');
  if (pair.releasedAt) throw new AppError('appeal_too_late');
  const now = ctx.clock.now();
  const until = (await mayReturn(tx, row)) ? heldUntil(now) : null;
  await updatePair(tx, row.id, { objection: words, objectedAt: now, heldUntil: until });
  await publishQueueChanged(ctx, tx);
  return true;
}
