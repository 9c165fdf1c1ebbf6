/** The path of a project, for the row of stages: what is past has its date, what is to come says who moves it on. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';

export interface Stage {
  name: string;
  note: string | null;
  /** ended: it goes no further. disputed: a moderator decides how it goes on. */
  state: 'done' | 'now' | 'next' | 'ended' | 'disputed';
}
type Deal = NonNullable<HireProjectDetail['deal']>;

/** What each stage waits for, in the words of who reads it. */
function waitsFor({ viewerIs, client, designer }: HireProjectDetail) {
  const [clientName, designerName] = [displayName(client), designer ? displayName(designer) : 'The designer'];
  const isClient = viewerIs === 'client';
  return {
    chosen: isClient ? 'You accept one' : `${clientName} accepts one`,
    upfront: isClient ? 'You pay half' : `${clientName} pays half`,
    delivered: viewerIs === 'designer' ? 'You say it is done' : `${designerName} says done`,
    approved: isClient ? 'You approve and rate' : `${clientName} approves and rates`,
    looks: isClient ? 'You look at it' : `${clientName} looks at it`,
  };
}

function dueNote({ dueDate }: Deal, now: Date): string {
  if (!dueDate) return 'No due date';
  return `${dueDate < now ? 'Was due' : 'Due'} ${day(dueDate)}`;
}

function reviewNote(deal: Deal, looks: string): string {
  if (deal.paymentProblem) return 'Approved; the rest is not paid yet';
  if (deal.approvedAt) return 'Approved; the rest is being paid';
  return deal.approvesItselfAt ? `${looks}, until ${day(deal.approvesItselfAt)}` : looks;
}

const done = (name: string, date: Date | null): Stage => ({ name, note: date && day(date), state: 'done' });
const next = (name: string, note: string | null): Stage => ({ name, note, state: 'next' });
const now = (name: string, note: string | null): Stage => ({ name, note, state: 'now' });

/** As far as it came before it ended or was stopped. */
function reached(project: HireProjectDetail, deal: Deal | null): Stage[] {
  const stages = [done('Posted', project.createdAt)];
  if (!deal?.startedAt) return stages;
  stages.push(done('Designer chosen', deal.startedAt), done('Upfront paid', deal.startedAt));
  stages.push(done('In progress', deal.deliveredAt ?? deal.startedAt));
  if (deal.deliveredAt) stages.push(done('Under review', deal.approvedAt ?? deal.deliveredAt));
  return stages;
}

/** @param today decides whether what is due is late */
export function listStages(project: HireProjectDetail, today: Date): Stage[] {
  const { deal, status } = project;
  const words = waitsFor(project);
  const posted = done('Posted', project.createdAt);
  const chosen = [
    done('Designer chosen', deal?.startedAt ?? null),
    done('Upfront paid', deal?.startedAt ?? null),
  ];
  const due = deal && dueNote(deal, today);
  switch (status) {
    case 'pending':
      return [
        posted,
        now('Designer chosen', words.chosen),
        next('Upfront paid', words.upfront),
        next('In progress', project.timeline),
        next('Under review', words.delivered),
        next('Completed', words.approved),
      ];
    case 'in_progress':
      return [
        posted,
        ...chosen,
        now('In progress', due),
        next('Under review', words.delivered),
        next('Completed', words.approved),
      ];
    case 'under_review':
      return [
        posted,
        ...chosen,
        done('In progress', deal?.deliveredAt ?? null),
        now('Under review', deal && reviewNote(deal, words.looks)),
        next('Completed', deal?.approvedAt ? 'When the rest is paid' : words.approved),
      ];
    case 'completed':
      return [...reached(project, deal), done('Completed', project.completedAt)];
    case 'cancelled': {
      const at = deal?.cancelledAt;
      return [...reached(project, deal), { name: 'Cancelled', note: at ? day(at) : null, state: 'ended' }];
    }
    case 'disputed':
      return [
        ...reached(project, deal),
        { name: 'Disputed', note: 'Everything rests', state: 'disputed' },
        next('Decided', 'By a moderator'),
      ];
  }
}
