/** Texts of the next step: what the viewer can do, or waits for. The actions are separate. */
import type { ProjectActivity } from '#shared/hire/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { APPROVAL_DAYS, OVERDUE_DAYS, disputedAt } from '#shared/hire/times.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { lastOf } from './project-activities.ts';
import { atStart, nameOf } from '../names.ts';

export interface Step {
  /** It is the viewer's turn. */
  isMine: boolean;
  /** The other party's latest note, shown first. */
  quote?: string | null | undefined;
  /** Why the project is blocked. */
  problem?: string | null;
  lines: (string | false | null)[];
}
export interface Situation {
  project: HireProjectDetail;
  deal: NonNullable<HireProjectDetail['deal']>;
  activities: readonly ProjectActivity[];
}

function ofPending({ project: { viewerIs, applicationsCount } }: Situation): Step {
  const isMine = viewerIs === 'client' && applicationsCount > 0;
  if (viewerIs !== 'client') return { isMine, lines: [t('The client hasn’t accepted an application yet.')] };
  return {
    isMine,
    lines: [
      isMine
        ? t(
            'Review the applications and accept one by paying half the price upfront. Atelier holds the money until you approve the work.',
          )
        : t('Designers can apply now. We’ll notify you when someone does.'),
      t('Until you accept an application, you can edit or cancel the project at no charge.'),
    ],
  };
}

/** @param from when the money can be taken back; null if it can be now */
function takeBackLine(from: string | null, isClient: boolean, upfront: string): string {
  if (from === null)
    return isClient
      ? t(
          'Nothing was delivered within {days} days of the due date, so you can cancel the project and get {upfront} back.',
          { days: OVERDUE_DAYS, upfront },
        )
      : t(
          'Nothing was delivered within {days} days of the due date, so the client can cancel the project and get {upfront} back.',
          { days: OVERDUE_DAYS, upfront },
        );
  return isClient
    ? t('If nothing is delivered by {from}, you can cancel the project and get {upfront} back.', {
        from,
        upfront,
      })
    : t('If nothing is delivered by {from}, the client can cancel the project and get {upfront} back.', {
        from,
        upfront,
      });
}

function ofWork({ project, deal, activities }: Situation): Step {
  const { viewerIs } = project;
  const isDesigner = viewerIs === 'designer';
  const [client, designer] = [nameOf(project.client), nameOf(project.designer)];
  const upfront = shortUsd(deal.upfrontAmount);
  const changes = deal.deliveredAt ? lastOf(activities, 'changes_requested') : undefined;
  const isClient = viewerIs === 'client';
  return {
    isMine: isDesigner || deal.mayTakeBack,
    quote: changes?.note,
    lines: [
      isDesigner
        ? t(
            '{upfront} is held for you. Deliver when the work is ready. {client} then has {approvalDays} days to approve it or request changes.',
            { upfront, client, approvalDays: APPROVAL_DAYS },
          )
        : isClient
          ? t('{designer} is working on it. We’ll notify you when it’s delivered.', {
              designer: atStart(designer),
            })
          : t('{designer} is working on it.', { designer: atStart(designer) }),
      changes
        ? t('{viewerIs} requested changes on {happenedAt}.', {
            viewerIs: isClient ? t('You') : client,
            happenedAt: day(changes.happenedAt),
          })
        : null,
      deal.dueDate
        ? t('The due date is {dueDate}.', { dueDate: day(deal.dueDate) })
        : t('No due date was agreed on.'),
      deal.mayTakeBackAt &&
        takeBackLine(deal.mayTakeBack ? null : day(deal.mayTakeBackAt), isClient, upfront),
    ],
  };
}

function ofDelivery({ project, deal, activities }: Situation): Step {
  const { viewerIs } = project;
  const isClient = viewerIs === 'client';
  const [client, designer] = [nameOf(project.client), nameOf(project.designer)];
  const on = deal.deliveredAt ? day(deal.deliveredAt) : undefined;
  const until = deal.approvesItselfAt ? day(deal.approvesItselfAt) : '';
  const finalAmount = shortUsd(deal.remainingAmount);
  const quote = lastOf(activities, 'delivered')?.note;
  if (!isClient) {
    const who = viewerIs === 'designer' ? t('You') : atStart(designer);
    return {
      isMine: false,
      quote,
      lines: [
        on
          ? t('{who} delivered the work on {on}. {client} can approve it or request changes.', {
              who,
              on,
              client,
            })
          : t('{who} delivered the work. {client} can approve it or request changes.', { who, client }),
        until && t('Auto-approves on {until} unless {client} responds.', { client, until }),
      ],
    };
  }
  const delivered = on
    ? t('{designer} delivered the work on {on}.', { designer: atStart(designer), on })
    : t('{designer} delivered the work.', { designer: atStart(designer) });
  return {
    isMine: true,
    quote,
    lines: [
      `${delivered} ${t(
        'When you approve it, the final payment of {finalAmount} will be charged to your saved card, and {designer} will receive {share}.',
        { finalAmount, designer, share: shortUsd(deal.designerAmount) },
      )}`,
      until && t('Auto-approves on {until} unless you respond.', { until }),
    ],
  };
}

function approvedLine({ clientApproved, approvedAt }: Situation['deal']): string {
  if (!approvedAt) return clientApproved ? t('The work was approved.') : t('The work was auto-approved.');
  const on = day(approvedAt);
  return clientApproved
    ? t('The work was approved on {on}.', { on })
    : t('The work was auto-approved on {on}.', { on });
}

function ofUnpaid({ project, deal, activities }: Situation): Step {
  const isClient = project.viewerIs === 'client';
  const finalAmount = shortUsd(deal.remainingAmount);
  const approved = approvedLine(deal);
  const failed = lastOf(activities, 'rest_failed');
  const until = failed ? day(disputedAt(failed.happenedAt)) : '';
  if (!deal.paymentProblem) {
    return {
      isMine: false,
      lines: [
        `${approved} ${t('The final payment of {finalAmount} is being charged; this can take a moment.', { finalAmount })}`,
      ],
    };
  }
  return {
    isMine: isClient,
    problem: deal.paymentProblem,
    lines: [
      isClient
        ? `${approved} ${t('The final payment of {finalAmount} failed. Please use another card.', { finalAmount })}`
        : approved,
      until && t('If the work isn’t paid for by {until}, a moderator will decide.', { until }),
    ],
  };
}

/** Covers running projects; ended ones have outcome-copy.ts. */
export function stepOf(situation: Situation): Step {
  const { project, deal } = situation;
  if (project.status === 'pending') return ofPending(situation);
  if (project.status === 'in_progress') return ofWork(situation);
  if (project.status === 'under_review') return deal.approvedAt ? ofUnpaid(situation) : ofDelivery(situation);
  return {
    isMine: false,
    lines: [t('Paused until a moderator decides. You can still add messages and files as evidence.')],
  };
}
