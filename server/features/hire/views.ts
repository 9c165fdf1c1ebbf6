import type { Application, HireProject, HireProjectDetail } from '#shared/hire/contract.ts';
import { approvesItselfAt, mayTakeBackAt } from '#shared/hire/times.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { ApplicationRow, listWorks } from './applications/application-queries.ts';
import type { ProjectRow, sumPayments } from './queries.ts';

type Listed = Omit<ProjectRow, 'isClientHidden' | 'isBlocked' | 'isInvited'>;

/** The same text under both names that programs know. */
export const toProject = (project: Listed): HireProject => ({ ...project, timeframe: project.timeline });

type Work = Awaited<ReturnType<typeof listWorks>>[number]['work'];

export function toApplication(row: ApplicationRow, works: Work[]): Application {
  const { proposedPrice, budget, figures, designer, ...application } = row;
  return { ...application, price: proposedPrice ?? budget, designer: { ...designer, ...figures }, works };
}

/** The bank's message is shown to the client only. */
const REFUSED = 'The final payment couldn’t be charged to your card. Please use another card.';
const WAITING = 'The final payment failed. We’ve asked the client to pay it with another card.';

/** The running deadlines of the project. */
function timesOf({ status, deliveredAt, dueDate, approvedAt }: HireProjectRow, now: Date) {
  const isAwaitingApproval = status === 'under_review' && !approvedAt && deliveredAt;
  const isLate = status === 'in_progress' && dueDate && !deliveredAt;
  const cancelableAt = isLate ? mayTakeBackAt(dueDate) : null;
  return {
    approvesItselfAt: isAwaitingApproval ? approvesItselfAt(deliveredAt) : null,
    mayTakeBackAt: cancelableAt,
    mayTakeBack: cancelableAt !== null && cancelableAt <= now,
  };
}

export function toDeal(
  project: HireProjectRow,
  paid: Awaited<ReturnType<typeof sumPayments>>,
  { isClient, now }: { isClient: boolean; now: Date },
): HireProjectDetail['deal'] {
  const hasFailed = project.finalFailedAt !== null && !project.finalPaid;
  return {
    ...project,
    ...timesOf(project, now),
    paymentProblem: hasFailed ? (isClient ? (paid.failure ?? REFUSED) : WAITING) : null,
    refundedAmount: fromCents(paid.refundedCents),
    transferredAmount: fromCents(paid.transferredCents),
  };
}
