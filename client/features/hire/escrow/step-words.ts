/** What the viewer may do now, or waits for, in sentences; what is done about it is in the actions. */
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import type { HireEvent } from '#shared/hire/escrow/contract.ts';
import { APPROVAL_DAYS, OVERDUE_DAYS, disputedAt } from '#shared/hire/times.ts';
import { day, usd } from '#client/lib/format.ts';
import { lastOf } from './deal-events.ts';
import { nameOf } from './names.ts';

export interface Step {
  /** It is the viewer's turn. */
  isMine: boolean;
  /** The other party's newest words, first. */
  quote?: string | null | undefined;
  /** Why it does not go on. */
  problem?: string | null;
  lines: (string | false | null)[];
}
export interface Situation {
  project: HireProjectDetail;
  deal: NonNullable<HireProjectDetail['deal']>;
  events: readonly HireEvent[];
}

function ofPending({ project: { viewerIs, applicationsCount } }: Situation): Step {
  const isMine = viewerIs === 'client' && applicationsCount > 0;
  if (viewerIs !== 'client') return { isMine, lines: ['The client has not accepted anybody yet.'] };
  return {
    isMine,
    lines: [
      isMine
        ? 'Read the applications and accept one by paying half of its price. Atelier holds it until you approve the work.'
        : 'Designers can apply now. You are told as soon as somebody does.',
      'Until then you can edit the project or cancel it, and nothing is charged.',
    ],
  };
}

const isTheirs = { client: 'you', designer: 'the client', moderator: 'the client' };

function ofWork({ project, deal, events }: Situation): Step {
  const { viewerIs } = project;
  const isDesigner = viewerIs === 'designer';
  const [client, designer] = [nameOf(project.client), nameOf(project.designer)];
  const upfront = usd(deal.upfrontAmount);
  const changes = deal.deliveredAt ? lastOf(events, 'changes_requested') : undefined;
  const who = isTheirs[viewerIs as keyof typeof isTheirs] ?? 'the client';
  const back = `${who} ${viewerIs === 'client' ? 'can' : 'may'} cancel the project and take ${upfront} back`;
  return {
    isMine: isDesigner || deal.mayTakeBack,
    quote: changes?.words,
    lines: [
      isDesigner
        ? `${upfront} is held for you. Deliver when the work is ready: ${client} then has ${APPROVAL_DAYS} days to approve it or to ask for changes.`
        : `${designer} is at work.${viewerIs === 'client' ? ' You are told as soon as it is delivered.' : ''}`,
      changes
        ? `${viewerIs === 'client' ? 'You' : client} asked for changes on ${day(changes.happenedAt)}.`
        : null,
      deal.dueDate ? `The agreed date is ${day(deal.dueDate)}.` : 'No date was agreed.',
      deal.mayTakeBackAt &&
        (deal.mayTakeBack
          ? `Nothing was delivered ${OVERDUE_DAYS} days after it: ${back} now.`
          : `If nothing is delivered by ${day(deal.mayTakeBackAt)}, ${back} then.`),
    ],
  };
}

function ofDelivery({ project, deal, events }: Situation): Step {
  const { viewerIs } = project;
  const isClient = viewerIs === 'client';
  const [client, designer] = [nameOf(project.client), nameOf(project.designer)];
  const on = deal.deliveredAt ? ` on ${day(deal.deliveredAt)}` : '';
  const until = deal.approvesItselfAt ? day(deal.approvesItselfAt) : '';
  const rest = usd(deal.remainingAmount);
  const quote = lastOf(events, 'delivered')?.words;
  if (!isClient) {
    const who = viewerIs === 'designer' ? 'You' : designer;
    return {
      isMine: false,
      quote,
      lines: [
        `${who} delivered${on}. ${client} can approve it or ask for changes.`,
        until && `If ${client} says nothing, it is approved by itself on ${until}.`,
      ],
    };
  }
  return {
    isMine: true,
    quote,
    lines: [
      `${designer} delivered${on}. When you approve it, the other ${rest} is charged to your saved card, and ${designer} receives ${usd(deal.designerAmount)}.`,
      until && `If you say nothing, it is approved by itself on ${until}.`,
    ],
  };
}

function ofUnpaid({ project, deal, events }: Situation): Step {
  const isClient = project.viewerIs === 'client';
  const rest = usd(deal.remainingAmount);
  const how = deal.clientApproved ? 'was approved' : 'was approved by itself';
  const on = deal.approvedAt ? ` on ${day(deal.approvedAt)}` : '';
  const failed = lastOf(events, 'rest_failed');
  const until = failed ? day(disputedAt(failed.happenedAt)) : '';
  if (!deal.paymentProblem) {
    return {
      isMine: false,
      lines: [`The work ${how}${on}. The other ${rest} is being charged; this can take a moment.`],
    };
  }
  return {
    isMine: isClient,
    problem: deal.paymentProblem,
    lines: [
      `The work ${how}${on}.${isClient ? ` The other ${rest} could not be charged to your saved card: please pay it by another one.` : ''}`,
      until && `If it is not paid by ${until}, a moderator decides.`,
    ],
  };
}

/** Of a project that goes on; how one ended is another matter. */
export function stepOf(situation: Situation): Step {
  const { project, deal } = situation;
  if (project.status === 'pending') return ofPending(situation);
  if (project.status === 'in_progress') return ofWork(situation);
  if (project.status === 'under_review') return deal.approvedAt ? ofUnpaid(situation) : ofDelivery(situation);
  return {
    isMine: false,
    lines: [
      'Everything rests until a moderator decides. Messages and files can be added, and help to decide.',
    ],
  };
}
