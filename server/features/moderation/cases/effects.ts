/** The changes of a decision, and how a successful appeal reverts them. */
import type { ActState } from '#shared/moderation/log/acts.ts';
import { type Decision, type SuspensionDays, suspensionEnd } from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import {
  labelAsAi,
  restoreMaking,
  setArtworkHidden,
  setCommentHidden,
} from '#server/features/artworks/public.ts';
import { setCollectionHidden } from '#server/features/collections/public.ts';
import { setCourseHidden, setCourseReviewHidden } from '#server/features/courses/public.ts';
import { setStolen } from '#server/features/lookalikes/public.ts';
import { setHireReviewHidden, setProjectHidden } from '#server/features/hire/public.ts';
import { setHubVideoHidden } from '#server/features/inspiration/public.ts';
import { setOfferWordsHidden } from '#server/features/offers/public.ts';
import { setPieceHidden } from '#server/features/portfolios/public.ts';
import { setProfileHidden } from '../hide.ts';
import { setSuspension } from '../suspension/suspend.ts';
import { type CaseRow, type Decided, isSuspendedUntil } from './queries.ts';

type Hide = (ctx: Context, tx: Queryable, id: string, isHidden: boolean) => Promise<boolean | null>;

async function hideArtwork(ctx: Context, tx: Queryable, id: string, isHidden: boolean) {
  const before = await setArtworkHidden(tx, id, isHidden);
  if (before) await ctx.events.emit(tx, 'artwork.changed', { artworkId: id, artistId: before.artistId });
  return before?.isHidden ?? null;
}

/** Each returns whether it was hidden before; null if it was deleted. */
const HIDE: Record<Exclude<ReportSubject, 'message'>, Hide> = {
  artwork: hideArtwork,
  comment: setCommentHidden,
  profile: setProfileHidden,
  project: (_, tx, id, isHidden) => setProjectHidden(tx, id, isHidden),
  inspiration: (_, tx, id, isHidden) => setHubVideoHidden(tx, id, isHidden),
  offer: (_, tx, id, isHidden) => setOfferWordsHidden(tx, id, isHidden),
  collection: (_, tx, id, isHidden) => setCollectionHidden(tx, id, isHidden),
  course: (_, tx, id, isHidden) => setCourseHidden(tx, id, isHidden),
  portfolio: (_, tx, id, isHidden) => setPieceHidden(tx, id, isHidden),
  course_review: (_, tx, id, isHidden) => setCourseReviewHidden(tx, id, isHidden),
  hire_review: (_, tx, id, isHidden) => setHireReviewHidden(tx, id, isHidden),
};

/** Throws `case_changed` if there is nothing to hide. */
async function setHidden(ctx: Context, tx: Queryable, row: CaseRow, isHidden: boolean): Promise<ActState> {
  const was = row.subject === 'message' ? null : await HIDE[row.subject](ctx, tx, row.subjectId, isHidden);
  if (was === null) throw new AppError('case_changed');
  return { isHidden: was };
}

/** They hide one of two works that look alike. */
const isOfPair = (decision: Decision): boolean => decision === 'mark_stolen' || decision === 'hide_older';

interface Effect {
  before: ActState;
  after: ActState;
  /** The end of the longer one, for a member who was suspended already. */
  suspendedUntil?: Date;
}

async function label(ctx: Context, tx: Queryable, artworkId: string): Promise<Effect> {
  const before = await labelAsAi(tx, artworkId);
  if (!before) throw new AppError('case_changed');
  const { artistId, ...was } = before;
  await ctx.events.emit(tx, 'artwork.changed', { artworkId, artistId });
  return { before: was, after: { category: 'ai_art', making: 'ai_generated' } };
}

async function suspend(ctx: Context, tx: Queryable, memberId: string, until: Date): Promise<Effect> {
  const before = await setSuspension(ctx, tx, memberId, until);
  const suspendedUntil = before && before > until ? before : until;
  return {
    before: { suspendedUntil: before?.toISOString() ?? null },
    after: { suspendedUntil: suspendedUntil.toISOString() },
    suspendedUntil,
  };
}

/** Ids and states of before and after. Throws `case_changed`. */
export async function applyDecision(
  ctx: Context,
  tx: Queryable,
  row: CaseRow,
  { decision, days = null }: { decision: Decision; days?: SuspensionDays | undefined },
  decidedAt: Date,
): Promise<Effect> {
  if (decision === 'hide' || decision === 'restore' || isOfPair(decision)) {
    const isHidden = decision !== 'restore';
    return { before: await setHidden(ctx, tx, row, isHidden), after: { isHidden } };
  }
  if (decision === 'label_ai') return label(ctx, tx, row.subjectId);
  if (decision === 'suspend') return suspend(ctx, tx, row.memberId, suspensionEnd(days, decidedAt));
  return { before: {}, after: {} };
}

/**
 * Reverses a decision. What was deleted, edited or decided again in the meantime stays as it is.
 */
export async function revertDecision(
  ctx: Context,
  tx: Queryable,
  row: CaseRow,
  { decision, before: was, suspendedUntil }: Pick<Decided, 'decision' | 'before' | 'suspendedUntil'>,
): Promise<Effect> {
  if (decision === 'hide' || isOfPair(decision)) {
    if (decision === 'mark_stolen') await setStolen(tx, row.subjectId, null);
    const hidden = row.subject === 'message' ? null : await HIDE[row.subject](ctx, tx, row.subjectId, false);
    return { before: { isHidden: hidden }, after: { isHidden: false } };
  }
  if (decision === 'label_ai') {
    const artistId = await restoreMaking(tx, row.subjectId, was);
    if (artistId) await ctx.events.emit(tx, 'artwork.changed', { artworkId: row.subjectId, artistId });
    return { before: { category: 'ai_art', making: 'ai_generated' }, after: was };
  }
  if (decision === 'suspend') {
    const isCurrent = await isSuspendedUntil(tx, row.memberId, suspendedUntil);
    if (isCurrent) await setSuspension(ctx, tx, row.memberId, null);
    return {
      before: { suspendedUntil: suspendedUntil?.toISOString() ?? null },
      after: isCurrent ? { suspendedUntil: null } : {},
    };
  }
  return { before: {}, after: {} };
}
