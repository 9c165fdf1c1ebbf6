/** What e-mail says about projects: a kind without an entry appears only in the bell. */
import type { ActivityKind } from '#shared/hire/activity-kinds.ts';

export interface ProjectFacts {
  title: string;
  isClient: boolean;
  /** Who acted, or 'A member'. */
  who: string;
  client: string;
  designer: string;
  price: string;
  /** What the actor wrote, or the milestone's title; empty if nothing. */
  note: string;
  /** Dates; empty if there is none. */
  dueOn: string;
  approvedOn: string;
  takenBackOn: string;
  disputedOn: string;
}
interface Wording {
  subject: string;
  title: string;
  body: readonly string[];
  deadline?: { head: string; rest: string };
}

export const seeTheProject = 'See the project';
const noted = (note: string): string[] => (note ? [`“${note}”`] : []);
const unless = (head: string, rest: string, date: string) => (date ? { deadline: { head, rest } } : {});

const approval = ({ approvedOn, isClient }: ProjectFacts) =>
  unless(
    `Approved on ${approvedOn} unless ${isClient ? 'you respond' : 'the client responds'}.`,
    'The final payment is then charged.',
    approvedOn,
  );

export const HIRE: Partial<Record<ActivityKind, (project: ProjectFacts) => Wording>> = {
  invited: ({ title, who }) => ({
    subject: `Invited: ${title}`,
    title: `${who} invited you to apply`,
    body: [`They’re looking for a designer for “${title}.”`],
  }),
  applied: ({ title, who }) => ({
    subject: `${who} applied to ${title}`,
    title: `New application for ${title}`,
    body: [`${who} would like to work on it. Compare the applications and choose when you’re ready.`],
  }),
  declined: ({ title, note }) => ({
    subject: `Application declined: ${title}`,
    title: `Your application for ${title} was declined`,
    body: noted(note),
  }),
  not_chosen: ({ title }) => ({
    subject: `Another designer was chosen: ${title}`,
    title: `Another designer was chosen for ${title}`,
    body: ['Your application is closed.'],
  }),
  accepted: ({ title, client, price, dueOn }) => ({
    subject: `You’re hired: ${title}`,
    title: `You’re hired for ${title}`,
    body: [
      `${client} chose you for ${price}. Half of it has been paid and is held until the work is approved.`,
    ],
    ...unless(`Deliver by ${dueOn}.`, 'That’s the date you offered.', dueOn),
  }),
  delivered: (p) => ({
    subject: p.approvedOn
      ? `${p.designer} delivered. Approved on ${p.approvedOn} unless you respond`
      : `${p.designer} delivered ${p.title}`,
    title: `${p.designer} delivered ${p.title}`,
    body: [...noted(p.note), 'Take a look, then approve it or request changes.'],
    ...approval(p),
  }),
  changes_requested: ({ title, who, note }) => ({
    subject: `Changes requested: ${title}`,
    title: `${who} requested changes to ${title}`,
    body: noted(note),
  }),
  approved: ({ title, who }) => ({
    subject: `Approved: ${title}`,
    title: `${who} approved ${title}`,
    body: ['The final payment is being charged. You’ll be paid once it arrives.'],
  }),
  approved_by_time: ({ title, isClient }) => ({
    subject: `Approved automatically: ${title}`,
    title: `${title} was approved automatically`,
    body: [
      isClient
        ? 'You didn’t respond in time, so the work was approved and the final payment is being charged.'
        : 'The client didn’t respond in time. You’ll be paid once the final payment arrives.',
    ],
  }),
  rest_failed: ({ title, isClient, disputedOn }) => ({
    subject: isClient ? `Final payment failed: ${title}` : `Final payment is late: ${title}`,
    title: `The final payment for ${title} failed`,
    body: [
      isClient
        ? 'Your card was declined. Pay with another card.'
        : 'The client’s card was declined. We asked them to pay with another one.',
    ],
    ...unless(`Due by ${disputedOn}.`, 'After that, a moderator will decide.', disputedOn),
  }),
  completed: ({ title, isClient }) => ({
    subject: `Complete: ${title}`,
    title: `${title} is complete`,
    body: [
      isClient
        ? 'Everything is paid, and the files are yours to download.'
        : 'Everything is paid, and your payout is on its way.',
    ],
  }),
  cancelled: ({ title, who, note }) => ({
    subject: `Canceled: ${title}`,
    title: `${title} was canceled`,
    body: [`${who} ended the project.`, ...noted(note)],
  }),
  refunded: ({ title, isClient }) => ({
    subject: `Refunded: ${title}`,
    title: `A payment for ${title} was refunded`,
    body: [
      isClient
        ? 'The money is on its way to your card. It can take up to 10 days to arrive.'
        : 'It was refunded to the client, so it won’t be paid out to you.',
    ],
  }),
  transferred: ({ title }) => ({
    subject: `Paid out: ${title}`,
    title: `Your payout for ${title} was sent`,
    body: ['It’s on its way to your account.'],
  }),
  payout_held: ({ title }) => ({
    subject: `Your payout is waiting for your account: ${title}`,
    title: `Your payout for ${title} is waiting`,
    body: ['Connect an account, and we’ll send it the same day. Take as long as you need.'],
  }),
  disputed: ({ title, who, note }) => ({
    subject: `Dispute: ${title}. A moderator will decide`,
    title: `A moderator will decide about ${title}`,
    body: [`${who} opened a dispute.`, ...noted(note), 'Payments are on hold until a moderator decides.'],
  }),
  dispute_decided: ({ title, note }) => ({
    subject: `Decided: ${title}`,
    title: `A moderator has decided about ${title}`,
    body: noted(note),
  }),
  milestone_proposed: ({ title, who, note }) => ({
    subject: `Milestone proposed: ${title}`,
    title: `${who} proposed a milestone for ${title}`,
    body: [...noted(note), 'It starts when you agree.'],
  }),
  milestone_agreed: ({ title, who, note }) => ({
    subject: `Milestone agreed: ${title}`,
    title: `${who} agreed to a milestone for ${title}`,
    body: noted(note),
  }),
  milestone_completed: ({ title, who, note }) => ({
    subject: `Milestone completed: ${title}`,
    title: `${who} completed a milestone for ${title}`,
    body: [...noted(note), 'Approve it or request changes.'],
  }),
  milestone_approved: ({ title, who, note }) => ({
    subject: `Milestone approved: ${title}`,
    title: `${who} approved a milestone for ${title}`,
    body: noted(note),
  }),
  milestone_changes: ({ title, who, note }) => ({
    subject: `Milestone changes requested: ${title}`,
    title: `${who} requested changes to a milestone for ${title}`,
    body: noted(note),
  }),
  reminder_approval: (p) => ({
    subject: `3 days left: ${p.title} is approved on ${p.approvedOn}`,
    title: p.isClient ? `${p.title} is waiting for your review` : `${p.title} is still being reviewed`,
    body: [
      p.isClient ? 'Take a look, then approve it or request changes.' : 'The client hasn’t responded yet.',
    ],
    ...approval(p),
  }),
  reminder_overdue: ({ title, isClient, takenBackOn }) => ({
    subject: isClient
      ? `${title} is overdue. You can cancel starting ${takenBackOn}`
      : `3 days left to deliver ${title}`,
    title: `${title} is overdue`,
    body: [isClient ? 'Nothing has been delivered yet.' : 'You haven’t delivered yet.'],
    ...unless(
      `Starting ${takenBackOn}, ${isClient ? 'you' : 'the client'} can cancel.`,
      'The upfront payment would then be refunded.',
      takenBackOn,
    ),
  }),
  reminder_payment: ({ title, isClient, disputedOn }) => ({
    subject: `3 days left: the final payment for ${title}`,
    title: `The final payment for ${title} is still due`,
    body: [isClient ? 'Pay with another card.' : 'We reminded the client.'],
    ...unless(`Due by ${disputedOn}.`, 'After that, a moderator will decide.', disputedOn),
  }),
};
