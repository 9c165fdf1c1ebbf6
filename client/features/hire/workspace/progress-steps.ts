/** Stages of a project: past ones with their date, future ones with who completes them. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import * as texts from './texts.ts';

export interface ProgressStep {
  name: string;
  note: string | null;
  /** ended: it stops here. disputed: a moderator decides how it continues. */
  state: 'done' | 'now' | 'next' | 'ended' | 'disputed';
}
type Deal = NonNullable<HireProjectDetail['deal']>;

/** What each stage waits for, worded for the viewer. */
function waitsFor({ viewerIs, client, designer }: HireProjectDetail) {
  const [clientName, designerName] = [
    displayName(client),
    designer ? displayName(designer) : texts.designerTitle,
  ];
  const isClient = viewerIs === 'client';
  return {
    chosen: isClient ? texts.youAcceptOne : texts.acceptsOne(clientName),
    upfront: isClient ? texts.youPayHalf : texts.paysHalf(clientName),
    delivered: viewerIs === 'designer' ? texts.youMarkItDone : texts.marksItDone(designerName),
    approved: isClient ? texts.youApproveAndRate : texts.approvesAndRates(clientName),
    looks: isClient ? texts.youReviewIt : texts.reviewsIt(clientName),
  };
}

function dueNote({ dueDate }: Deal, now: Date): string {
  if (!dueDate) return texts.noDueDate;
  return dueDate < now ? texts.wasDue(day(dueDate)) : texts.dueOn(day(dueDate));
}

function reviewNote(deal: Deal, looks: string): string {
  if (deal.paymentProblem) return texts.approvedPaymentDue;
  if (deal.approvedAt) return texts.approvedPaymentProcessing;
  return deal.approvesItselfAt ? texts.reviewBy(looks, day(deal.approvesItselfAt)) : looks;
}

const done = (name: string, date: Date | null): ProgressStep => ({
  name,
  note: date && day(date),
  state: 'done',
});
const next = (name: string, note: string | null): ProgressStep => ({ name, note, state: 'next' });
const now = (name: string, note: string | null): ProgressStep => ({ name, note, state: 'now' });

/** How far it came before it ended or was suspended. */
function reached(project: HireProjectDetail, deal: Deal | null): ProgressStep[] {
  const stages = [done(texts.posted, project.createdAt)];
  if (!deal?.startedAt) return stages;
  stages.push(done(texts.designerChosen, deal.startedAt), done(texts.upfrontPaid, deal.startedAt));
  stages.push(done(texts.inProgress, deal.deliveredAt ?? deal.startedAt));
  if (deal.deliveredAt) stages.push(done(texts.underReview, deal.approvedAt ?? deal.deliveredAt));
  return stages;
}

/** @param today decides what is overdue */
export function listProgressSteps(project: HireProjectDetail, today: Date): ProgressStep[] {
  const { deal, status } = project;
  const notes = waitsFor(project);
  const posted = done(texts.posted, project.createdAt);
  const chosen = [
    done(texts.designerChosen, deal?.startedAt ?? null),
    done(texts.upfrontPaid, deal?.startedAt ?? null),
  ];
  const due = deal && dueNote(deal, today);
  switch (status) {
    case 'pending':
      return [
        posted,
        now(texts.designerChosen, notes.chosen),
        next(texts.upfrontPaid, notes.upfront),
        next(texts.inProgress, project.timeline),
        next(texts.underReview, notes.delivered),
        next(texts.completed, notes.approved),
      ];
    case 'in_progress':
      return [
        posted,
        ...chosen,
        now(texts.inProgress, due),
        next(texts.underReview, notes.delivered),
        next(texts.completed, notes.approved),
      ];
    case 'under_review':
      return [
        posted,
        ...chosen,
        done(texts.inProgress, deal?.deliveredAt ?? null),
        now(texts.underReview, deal && reviewNote(deal, notes.looks)),
        next(texts.completed, deal?.approvedAt ? texts.afterTheFinalPayment : notes.approved),
      ];
    case 'completed':
      return [...reached(project, deal), done(texts.completed, project.completedAt)];
    case 'cancelled': {
      const at = deal?.cancelledAt;
      return [...reached(project, deal), { name: texts.canceled, note: at ? day(at) : null, state: 'ended' }];
    }
    case 'disputed':
      return [
        ...reached(project, deal),
        { name: texts.disputed, note: texts.paused, state: 'disputed' },
        next(texts.resolved, texts.byAModerator),
      ];
  }
}
