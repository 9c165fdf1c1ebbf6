/** Stages of a project: past ones with their date, future ones with who completes them. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

export interface ProgressStep {
  name: string;
  note: string | null;
  /** ended: it stops here. disputed: a moderator decides how it continues. */
  state: 'done' | 'now' | 'next' | 'ended' | 'disputed';
}
type Deal = NonNullable<HireProjectDetail['deal']>;

/** Explains each stage, worded for the viewer. */
function waitsFor({ viewerIs, client, designer }: HireProjectDetail) {
  const [clientName, designerName] = [
    displayName(client),
    designer ? displayName(designer) : t('The designer'),
  ];
  const isClient = viewerIs === 'client';
  return {
    chosen: isClient ? t('You accept one') : t('{clientName} accepts one', { clientName }),
    upfront: isClient ? t('You pay half') : t('{clientName} pays half', { clientName }),
    delivered:
      viewerIs === 'designer'
        ? t('You deliver the work')
        : t('{designerName} delivers the work', { designerName }),
    approved: isClient ? t('You approve and rate') : t('{clientName} approves and rates', { clientName }),
    looks: isClient ? t('You review it') : t('{clientName} reviews it', { clientName }),
  };
}

function dueNote({ dueDate }: Deal, now: Date): string {
  if (!dueDate) return t('No due date');
  return dueDate < now
    ? t('Was due {date}', { date: day(dueDate) })
    : t('Due {date}', { date: day(dueDate) });
}

function reviewNote(deal: Deal, looks: string): string {
  if (deal.paymentProblem) return t('Approved; final payment due');
  if (deal.approvedAt) return t('Approved; final payment processing');
  return deal.approvesItselfAt
    ? t('{looks} by {approvesItselfAt}', { looks, approvesItselfAt: day(deal.approvesItselfAt) })
    : looks;
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
  const stages = [done(t('Posted'), project.createdAt)];
  if (!deal?.startedAt) return stages;
  stages.push(done(t('Designer chosen'), deal.startedAt), done(t('Upfront paid'), deal.startedAt));
  stages.push(done(t('In progress'), deal.deliveredAt ?? deal.startedAt));
  if (deal.deliveredAt) stages.push(done(t('Under review'), deal.approvedAt ?? deal.deliveredAt));
  return stages;
}

/** @param today decides what is overdue */
export function listProgressSteps(project: HireProjectDetail, today: Date): ProgressStep[] {
  const { deal, status } = project;
  const notes = waitsFor(project);
  const posted = done(t('Posted'), project.createdAt);
  const chosen = [
    done(t('Designer chosen'), deal?.startedAt ?? null),
    done(t('Upfront paid'), deal?.startedAt ?? null),
  ];
  const due = deal && dueNote(deal, today);
  switch (status) {
    case 'pending':
      return [
        posted,
        now(t('Designer chosen'), notes.chosen),
        next(t('Upfront paid'), notes.upfront),
        next(t('In progress'), project.timeline),
        next(t('Under review'), notes.delivered),
        next(t('Completed'), notes.approved),
      ];
    case 'in_progress':
      return [
        posted,
        ...chosen,
        now(t('In progress'), due),
        next(t('Under review'), notes.delivered),
        next(t('Completed'), notes.approved),
      ];
    case 'under_review':
      return [
        posted,
        ...chosen,
        done(t('In progress'), deal?.deliveredAt ?? null),
        now(t('Under review'), deal && reviewNote(deal, notes.looks)),
        next(t('Completed'), deal?.approvedAt ? t('After the final payment') : notes.approved),
      ];
    case 'completed':
      return [...reached(project, deal), done(t('Completed'), project.completedAt)];
    case 'cancelled': {
      const at = deal?.cancelledAt;
      return [...reached(project, deal), { name: t('Canceled'), note: at ? day(at) : null, state: 'ended' }];
    }
    case 'disputed':
      return [
        ...reached(project, deal),
        { name: t('Disputed'), note: t('Paused'), state: 'disputed' },
        next(t('Resolved'), t('By a moderator')),
      ];
  }
}
