/** Steps that the demo's project histories are written in. Times are days before the gallery opens. */
import type { Context } from '../context.ts';
import {
  acceptApplication,
  agreeToMilestone,
  approveMilestone,
  approveWork,
  askMilestoneChanges,
  cancelProject,
  completeMilestone,
  type Decision,
  deliverWork,
  applyDeadlines,
  openDispute,
  proposeMilestone,
  publishDueReviews,
  requestChanges,
  resolveDispute,
  reviewProject,
  syncOpenPayments,
} from '#server/features/hire/public.ts';
import type { Past } from '../providers/payments/sandbox/past.ts';
import { DAY_MS } from './calendar.ts';
import { type DemoFile, shareFile } from './hire-files.ts';
import { personId } from './identifiers.ts';
import { MODERATOR } from './manifest.ts';
import { payOutDue } from './pay-out-due.ts';

/** Time until the next job, in days. */
const SOON = 0.01;

export interface Stage {
  id: string;
  /** The day the gallery opens. */
  now: Date;
  client: Party;
  designer: Party;
  /** Ids keyed by the designers' names. */
  applications: Map<string, string>;
  /** Ids keyed by their titles. */
  milestones: Map<string, string>;
}
type Party = ReturnType<typeof memberOf>;
type Side = 'client' | 'designer';
export interface Step {
  at: number;
  run: (then: Context, past: Past, stage: Stage) => Promise<unknown>;
}

export const memberOf = (slug: string) => ({ id: personId(slug), role: 'member' as const });
const other = (side: Side): Side => (side === 'client' ? 'designer' : 'client');
const at = (days: number, run: Step['run']): Step[] => [{ at: days, run }];
const milestoneOf = ({ id, milestones }: Stage, title: string) => ({
  id,
  milestoneId: milestones.get(title)!,
});

/** The client accepts and pays half. */
export const accept = (days: number, slug: string): Step[] =>
  at(days, async (then, past, stage) => {
    stage.designer = memberOf(slug);
    const request = { projectId: stage.id, applicationId: stage.applications.get(slug)! };
    const { clientSecret } = await acceptApplication(then, stage.client, request);
    await past.pay(clientSecret!.split('_secret_')[0]!);
    await syncOpenPayments(then, stage.id);
  });

/** One party proposes, and half an hour later the other agrees. @param due days before the gallery opens, if any */
export const plan = (
  days: number,
  by: Side,
  title: string,
  { description, due }: { description?: string; due?: number } = {},
): Step[] => [...propose(days, by, title, { description, due }), ...agree(days - 2 * SOON, by, title)];

export const propose = (
  days: number,
  by: Side,
  title: string,
  { description, due }: { description?: string | undefined; due?: number | undefined } = {},
): Step[] =>
  at(days, async (then, _past, stage) => {
    const dueDate = due === undefined ? null : new Date(stage.now.getTime() - due * DAY_MS);
    const form = { title, description, dueDate };
    const { id } = await proposeMilestone(then, stage[by], stage.id, form);
    stage.milestones.set(title, id);
  });

const agree = (days: number, proposedBy: Side, title: string): Step[] =>
  at(days, (then, _past, stage) =>
    agreeToMilestone(then, stage[other(proposedBy)], milestoneOf(stage, title)),
  );

export const finish = (days: number, title: string, notes: string): Step[] =>
  at(days, (then, _past, stage) => completeMilestone(then, stage.designer, milestoneOf(stage, title), notes));

export const agreeOn = (days: number, title: string, notes: string): Step[] =>
  at(days, (then, _past, stage) => approveMilestone(then, stage.client, milestoneOf(stage, title), notes));

export const sendBack = (days: number, title: string, notes: string): Step[] =>
  at(days, (then, _past, stage) => askMilestoneChanges(then, stage.client, milestoneOf(stage, title), notes));

export const share = (days: number, by: Side, file: DemoFile, milestone?: string): Step[] =>
  at(days, (then, _past, stage) =>
    shareFile(then, stage[by], stage.id, file, milestone ? stage.milestones.get(milestone)! : null),
  );

export const deliver = (days: number, note: string): Step[] =>
  at(days, (then, _past, { designer, id }) => deliverWork(then, designer, id, note));

export const askChanges = (days: number, note: string): Step[] =>
  at(days, (then, _past, { client, id }) => requestChanges(then, client, id, note));

const payOut = (days: number): Step[] => at(days, payOutDue);

/** The client approves, the final payment is charged, and the designer is paid, or asked to set up an account. */
export const approve = (days: number): Step[] => [
  ...at(days, (then, _past, { client, id }) => approveWork(then, client, id)),
  ...payOut(days - SOON),
];

/** Work without the client's answer is approved. */
export const passDeadline = (days: number): Step[] => [...at(days, applyDeadlines), ...payOut(days - SOON)];

export const cancel = (days: number): Step[] =>
  at(days, (then, _past, { client, id }) => cancelProject(then, client, id));

export const dispute = (days: number, by: Side, reason: string): Step[] =>
  at(days, (then, _past, stage) => openDispute(then, stage[by], stage.id, reason));

export const decide = (days: number, decision: Decision): Step[] => [
  ...at(days, (then, _past, { id }) =>
    resolveDispute(then, { id: personId(MODERATOR), role: 'moderator' }, id, decision),
  ),
  ...payOut(days - SOON),
];

export const rate = (days: number, by: Side, rating: number, notes: string): Step[] =>
  at(days, (then, _past, stage) => reviewProject(then, stage[by], stage.id, { rating, notes }));

/** A single rating is published without the other's. */
export const showRatings = (days: number): Step[] => at(days, publishDueReviews);
