/** Texts of the next step: what the viewer can do, or waits for. The actions are separate. */
import type { ProjectActivity } from '#shared/hire/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { APPROVAL_DAYS, OVERDUE_DAYS, disputedAt } from '#shared/hire/times.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { lastOf } from './project-activities.ts';
import { nameOf } from './names.ts';
import * as texts from './texts.ts';

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
  if (viewerIs !== 'client') return { isMine, lines: [texts.noApplicationAcceptedYet] };
  return {
    isMine,
    lines: [
      isMine ? texts.reviewApplicationsAndAccept : texts.designersCanApplyNow,
      texts.untilThenYouCanEdit,
    ],
  };
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
        ? texts.isHeldForYou(upfront, client, APPROVAL_DAYS)
        : isClient
          ? texts.isWorkingYouAreNotified(designer)
          : texts.isWorkingOnIt(designer),
      changes ? texts.requestedChangesOn(isClient ? texts.you : client, day(changes.happenedAt)) : null,
      deal.dueDate ? texts.dueDateIs(day(deal.dueDate)) : texts.noDueDateWasAgreed,
      deal.mayTakeBackAt &&
        (deal.mayTakeBack
          ? texts.nothingWasDeliveredDaysAfter(OVERDUE_DAYS, isClient, upfront)
          : texts.ifNothingIsDeliveredBy(day(deal.mayTakeBackAt), isClient, upfront)),
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
    const who = viewerIs === 'designer' ? texts.you : designer;
    return {
      isMine: false,
      quote,
      lines: [texts.deliveredCanApprove(who, on, client), until && texts.autoApprovesUnless(client, until)],
    };
  }
  return {
    isMine: true,
    quote,
    lines: [
      texts.deliveredToApprove(designer, on, finalAmount, shortUsd(deal.designerAmount)),
      until && texts.autoApprovesUnlessYou(until),
    ],
  };
}

function ofUnpaid({ project, deal, activities }: Situation): Step {
  const isClient = project.viewerIs === 'client';
  const finalAmount = shortUsd(deal.remainingAmount);
  const approved = texts.workWasApproved(
    deal.clientApproved,
    deal.approvedAt ? day(deal.approvedAt) : undefined,
  );
  const failed = lastOf(activities, 'rest_failed');
  const until = failed ? day(disputedAt(failed.happenedAt)) : '';
  if (!deal.paymentProblem) {
    return {
      isMine: false,
      lines: [`${approved} ${texts.finalPaymentInProgress(finalAmount)}`],
    };
  }
  return {
    isMine: isClient,
    problem: deal.paymentProblem,
    lines: [
      isClient ? `${approved} ${texts.finalPaymentFailed(finalAmount)}` : approved,
      until && texts.ifItIsNotPaid(until),
    ],
  };
}

/** For running projects; ended ones have outcome-copy.ts. */
export function stepOf(situation: Situation): Step {
  const { project, deal } = situation;
  if (project.status === 'pending') return ofPending(situation);
  if (project.status === 'in_progress') return ofWork(situation);
  if (project.status === 'under_review') return deal.approvedAt ? ofUnpaid(situation) : ofDelivery(situation);
  return {
    isMine: false,
    lines: [texts.pausedUntilAModeratorDecides],
  };
}
