/**
 * Two works that look alike: a case that changes nothing by itself, except that a work like a stolen one is out of the lists
 * until a moderator decides, or for 48 hours.
 */
import type { LookalikePair, Statement } from '#shared/moderation/cases/contract.ts';
import { dueAt, heldUntil } from '#shared/moderation/times.ts';
import type { Decision } from '#shared/moderation/states.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Lookalike } from '#server/events/events.ts';
import { setArtworkHidden } from '#server/features/artworks/public.ts';
import { setStolen } from '#server/features/lookalikes/public.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { tellQueueChanged } from './live.ts';
import {
  type PairRow,
  findPair,
  hasCase,
  insertPair,
  isHiddenSince,
  listHeldTooLong,
  readPairWork,
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
  const until = heldUntil(now);
  await insertPair(tx, {
    ...pair,
    caseId: row.id,
    heldAt: isHeld ? now : null,
    heldUntil: isHeld ? until : null,
  });
  if (isHeld) {
    await setHidden(ctx, tx, newerId, true);
    await ctx.events.emit(tx, 'lookalike.held', { memberId, caseId: row.id, title, until });
  }
  await tellQueueChanged(ctx, tx);
}

const isHeldNow = (pair: PairRow): pair is PairRow & { heldAt: Date; newerId: string } =>
  pair.heldAt !== null && pair.releasedAt === null && pair.newerId !== null;

/** Back in the lists, unless it was hidden for another reason meanwhile. @returns whether it is visible again */
async function release(ctx: Context, tx: Queryable, pair: PairRow): Promise<boolean> {
  if (!isHeldNow(pair)) return false;
  await updatePair(tx, pair.caseId, { releasedAt: ctx.clock.now() });
  if (await isHiddenSince(tx, pair.newerId, pair.heldAt)) return false;
  await setHidden(ctx, tx, pair.newerId, false);
  return true;
}

export async function releaseLookalikes(ctx: Context): Promise<void> {
  const rows = await listHeldTooLong(ctx.db, ctx.clock.now(), BATCH);
  await eachRow(ctx, rows, 'a work is visible again later than after 48 hours', (caseId) =>
    ctx.db.transaction(async (tx) => {
      await lockCase(tx, caseId);
      const pair = await findPair(tx, caseId);
      if (pair) await release(ctx, tx, pair);
      await tellQueueChanged(ctx, tx);
    }),
  );
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
  const older = pair?.olderId ? await findSubject(tx, 'artwork', pair.olderId) : null;
  if (!pair) throw new AppError('case_changed');
  const { memberId, title, id: caseId } = row;
  if (decision === 'dismiss' || decision === 'hide_older') {
    if (await release(ctx, tx, pair)) {
      const said = {
        decision: 'restored',
        reason: null,
        title,
        appealUntil: null,
        suspendedUntil: null,
      } as const;
      await ctx.events.emit(tx, 'case.decided', { memberId, caseId, ...said });
    }
  } else await updatePair(tx, caseId, { releasedAt: ctx.clock.now() });
  if (decision === 'mark_stolen') await setStolen(tx, row.subjectId, ctx.clock.now());
  if (decision === 'dismiss') return row;
  if (decision !== 'hide_older') {
    if (older)
      await ctx.events.emit(tx, 'lookalike.hidden', {
        memberId: older.memberId,
        caseId,
        title: older.title,
      });
    return row;
  }
  if (!older || !pair.olderId) throw new AppError('case_changed');
  const about = { memberId: older.memberId, subjectId: pair.olderId, title: older.title };
  await setCaseAbout(tx, caseId, about);
  // The words of the other member go with that member's cases.
  await updatePair(tx, caseId, { objection: null, objectedAt: null });
  await ctx.events.emit(tx, 'lookalike.hidden', { memberId, caseId, title });
  return { ...row, ...about };
}

/** Of the other work: who made it, bought it. They do not decide either. */
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
    older: await readPairWork(db, pair.olderId),
    newer: await readPairWork(db, pair.newerId),
    bits,
    likeness,
    isMirrored,
    cropped,
    othersCount,
    stolenAt,
    held: heldAt && until ? { since: heldAt, until, isOver: pair.releasedAt !== null } : null,
    objection:
      pair.objection && pair.objectedAt ? { words: pair.objection, createdAt: pair.objectedAt } : null,
  };
}

/** While the work waits for a decision, and after the decision that changed nothing. Null: it never did. */
export async function readHold(ctx: Context, row: CaseRow, made: Decided | null): Promise<Statement | null> {
  const pair = await findPair(ctx.db, row.id);
  if (!pair?.heldAt || !pair.heldUntil || (made && made.decision !== 'dismiss')) return null;
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
    reportsCount: 0,
    decidedAt: pair.heldAt,
    appealableUntil: pair.heldUntil,
    held: { until: pair.heldUntil, isOver: pair.releasedAt !== null },
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
  await updatePair(tx, row.id, { objection: words, objectedAt: ctx.clock.now() });
  await tellQueueChanged(ctx, tx);
  return true;
}
