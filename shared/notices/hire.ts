import {
  type ProjectFacts,
  approval,
  divided,
  ifStill,
  moneyOf,
  noted,
  unless,
  unlessDecided,
} from './hire-letters.ts';
import { type Notice, area, changesOf } from './notice.ts';

/**
 * A project changed, or a designer applied. `to`: who is notified. `parties`: client and designer. `by`: the party or
 * applicant who acted; never a moderator.
 */
interface HireEvent {
  projectId: string;
  to: string[];
  parties: string[];
  by: string | null;
}
export interface HireEvents {
  'hire.changed': HireEvent & { kind: ActivityKind };
}

/** Every activity of a project is one; those without a letter appear only in the bell. */
const HIRE_NOTICES = {
  posted: { says: '{title} was posted' },
  edited: { says: { by: '{who} updated {title}', plain: '{title} was updated' } },
  invited: {
    says: { by: '{who} invited you to apply to {title}', plain: 'You’re invited to apply to {title}' },
    letter: ({ title, who }) => ({
      subject: `Invited: ${title}`,
      title: `${who} invited you to apply`,
      paragraphs: [`They’re looking for a designer: ${title}`],
    }),
  },
  applied: {
    says: { by: '{who} applied to {title}', plain: 'New application for {title}' },
    letter: ({ title, who }) => ({
      subject: `${who} applied to ${title}`,
      title: `New application for ${title}`,
      paragraphs: [`${who} would like to work on it. Compare the applications and choose when you’re ready.`],
    }),
  },
  application_changed: {
    says: {
      by: '{who} updated their application for {title}',
      plain: 'An application for {title} was updated',
    },
  },
  withdrawn: {
    says: {
      by: '{who} withdrew their application for {title}',
      plain: 'An application for {title} was withdrawn',
    },
  },
  shortlisted: {
    says: { by: '{who} shortlisted you for {title}', plain: 'You were shortlisted for {title}' },
  },
  declined: {
    says: {
      by: '{who} declined your application for {title}',
      plain: 'Your application for {title} was declined',
    },
    letter: ({ title, note }) => ({
      subject: `Application declined: ${title}`,
      title: `Your application for ${title} was declined`,
      paragraphs: noted(note),
    }),
  },
  not_chosen: {
    says: {
      by: '{who} chose another designer for {title}',
      plain: 'Another designer was chosen for {title}',
    },
    letter: ({ title }) => ({
      subject: `Another designer was chosen: ${title}`,
      title: `Another designer was chosen for ${title}`,
      paragraphs: ['Your application is closed.'],
    }),
  },
  accepted: {
    says: {
      by: '{who} accepted your application for {title}',
      plain: 'Your application for {title} was accepted',
    },
    letter: ({ title, client, price, dueOn }) => ({
      subject: `You’re hired: ${title}`,
      title: `You’re hired for ${title}`,
      paragraphs: [
        `${client} chose you for ${price}. Half of it has been paid and is held until the work is approved.`,
      ],
      ...unless(`Deliver by ${dueOn}.`, 'That’s the date you offered.', dueOn),
    }),
  },
  upfront_paid: { says: 'The upfront payment for {title} was received. Work can begin.' },
  delivered: {
    says: {
      by: '{who} delivered {title}. Please review it.',
      plain: '{title} was delivered. Please review it.',
    },
    letter: ifStill(
      ({ status }) => status === 'under_review',
      (p) => ({
        subject: p.approvedOn
          ? `${p.designer} delivered. Auto-approves on ${p.approvedOn} unless you respond`
          : `${p.designer} delivered ${p.title}`,
        title: `${p.designer} delivered ${p.title}`,
        paragraphs: [...noted(p.note), 'Take a look, then approve it or request changes.'],
        ...approval(p),
      }),
    ),
  },
  changes_requested: {
    says: { by: '{who} requested changes to {title}', plain: 'Changes to {title} were requested' },
    letter: ({ title, who, note }) => ({
      subject: `Changes requested: ${title}`,
      title: `${who} requested changes to ${title}`,
      paragraphs: noted(note),
    }),
  },
  approved: {
    says: { by: '{who} approved {title}', plain: '{title} was approved' },
    letter: ({ title, who }) => ({
      subject: `Approved: ${title}`,
      title: `${who} approved ${title}`,
      paragraphs: ['The final payment is being charged. You’ll be paid once it arrives.'],
    }),
  },
  approved_by_time: {
    says: '{title} was auto-approved',
    letter: ({ title, isClient }) => ({
      subject: `Approved automatically: ${title}`,
      title: `${title} was approved automatically`,
      paragraphs: [
        isClient
          ? 'You didn’t respond in time, so the work was approved and the final payment is being charged.'
          : 'The client didn’t respond in time. You’ll be paid once the final payment arrives.',
      ],
    }),
  },
  rest_failed: {
    says: 'The final payment for {title} failed',
    letter: ({ title, isClient, disputedOn }) => ({
      subject: isClient ? `Final payment failed: ${title}` : `Final payment is late: ${title}`,
      title: `The final payment for ${title} failed`,
      paragraphs: [
        isClient
          ? 'Your card was declined. Pay with another card.'
          : 'The client’s card was declined. We asked them to pay with another one.',
      ],
      ...unless(`Due by ${disputedOn}.`, 'After that, a moderator will decide.', disputedOn),
    }),
  },
  rest_paid: { says: 'The final payment for {title} is complete' },
  completed: {
    says: '{title} is complete',
    letter: unlessDecided(({ title, isClient }) => ({
      subject: `Complete: ${title}`,
      title: `${title} is complete`,
      paragraphs: [
        isClient
          ? 'Everything is paid, and the files are yours to download.'
          : 'Everything is paid. Your payout is next.',
      ],
    })),
  },
  cancelled: {
    says: { by: '{who} canceled {title}', plain: '{title} was canceled' },
    letter: unlessDecided(({ title, who, note }) => ({
      subject: `Canceled: ${title}`,
      title: `${title} was canceled`,
      paragraphs: [`${who} ended the project.`, ...noted(note)],
    })),
  },
  refunded: {
    says: 'A payment for {title} was refunded',
    letter: ({ title, isClient, note }) => ({
      subject: `Refunded: ${title}`,
      title: `A payment for ${title} was refunded`,
      paragraphs: [
        isClient
          ? `${moneyOf(note)} is on its way to your card. It can take up to 10 days to arrive.`
          : `${moneyOf(note)} was refunded to the client, so it won’t be paid out to you.`,
      ],
    }),
  },
  transferred: {
    says: 'Your payout for {title} was sent',
    letter: ({ title, note }) => ({
      subject: `Paid out: ${title}`,
      title: `Your payout for ${title} was sent`,
      paragraphs: [`${moneyOf(note)} is on its way to your account.`],
    }),
  },
  payout_held: {
    says: 'Your payout for {title} is on hold',
    letter: ({ title, note }) => ({
      subject: `Connect an account to receive your payout: ${title}`,
      title: `Your payout for ${title} is on hold`,
      paragraphs: [
        `${moneyOf(note)} is on hold. Once you connect an account, we’ll send it the same day. Take as long as you need.`,
      ],
    }),
  },
  disputed: {
    // Moderators have their queue besides the bell.
    letterTo: ({ to, parties }) => to.filter((id) => parties.includes(id)),
    says: { by: '{who} opened a dispute about {title}', plain: 'A dispute about {title} was opened' },
    letter: ({ title, isByMember, who, note }) => ({
      subject: `Dispute: ${title}. A moderator will decide`,
      title: `A moderator will decide the dispute about ${title}`,
      paragraphs: [
        ...(isByMember ? [`${who} opened a dispute.`, ...noted(note)] : note ? [note] : []),
        'Payments are on hold until a moderator decides.',
      ],
    }),
  },
  dispute_decided: {
    says: 'A moderator resolved the dispute about {title}',
    letter: (facts) => ({
      subject: `Dispute resolved: ${facts.title}`,
      title: `A moderator resolved the dispute about ${facts.title}`,
      paragraphs: [...noted(facts.note), ...divided(facts)],
    }),
  },
  milestone_proposed: {
    says: {
      by: '{who} proposed a milestone for {title}',
      plain: 'A milestone was proposed for {title}',
    },
    letter: ({ title, who, note }) => ({
      subject: `Milestone proposed: ${title}`,
      title: `${who} proposed a milestone for ${title}`,
      paragraphs: [...noted(note), 'It starts when you agree.'],
    }),
  },
  milestone_changed: {
    says: {
      by: '{who} edited a milestone for {title}',
      plain: 'A milestone for {title} was edited',
    },
  },
  milestone_dropped: {
    says: {
      by: '{who} removed a milestone from {title}',
      plain: 'A milestone was removed from {title}',
    },
  },
  milestone_agreed: {
    says: {
      by: '{who} agreed to a milestone for {title}',
      plain: 'A milestone for {title} was agreed on',
    },
    letter: ({ title, who, note }) => ({
      subject: `Milestone agreed on: ${title}`,
      title: `${who} agreed to a milestone for ${title}`,
      paragraphs: noted(note),
    }),
  },
  milestone_completed: {
    says: {
      by: '{who} completed a milestone for {title}',
      plain: 'A milestone for {title} was completed',
    },
    letter: ({ title, who, note }) => ({
      subject: `Milestone completed: ${title}`,
      title: `${who} completed a milestone for ${title}`,
      paragraphs: [...noted(note), 'Approve it or request changes.'],
    }),
  },
  milestone_approved: {
    says: {
      by: '{who} approved a milestone for {title}',
      plain: 'A milestone for {title} was approved',
    },
    letter: ({ title, who, note }) => ({
      subject: `Milestone approved: ${title}`,
      title: `${who} approved a milestone for ${title}`,
      paragraphs: noted(note),
    }),
  },
  milestone_changes: {
    says: {
      by: '{who} requested changes to a milestone for {title}',
      plain: 'Changes to a milestone for {title} were requested',
    },
    letter: ({ title, who, note }) => ({
      subject: `Milestone changes requested: ${title}`,
      title: `${who} requested changes to a milestone for ${title}`,
      paragraphs: noted(note),
    }),
  },
  file_added: { says: { by: '{who} added a file to {title}', plain: 'A file was added to {title}' } },
  reviewed: { says: { by: '{who} rated you for {title}', plain: 'You were rated for {title}' } },
  reviews_published: { says: 'The ratings for {title} are now visible' },
  reminder_approval: {
    says: '{title} will be auto-approved soon',
    letter: ifStill(
      ({ status, approvedAt }) => status === 'under_review' && approvedAt === null,
      (p) => ({
        subject: `3 days left: ${p.title} will be approved automatically on ${p.approvedOn}`,
        title: p.isClient ? `${p.title} is waiting for your review` : `${p.title} is still being reviewed`,
        paragraphs: [
          p.isClient
            ? 'Take a look, then approve it or request changes.'
            : 'The client hasn’t responded yet.',
        ],
        ...approval(p),
      }),
    ),
  },
  reminder_overdue: {
    says: '{title} is overdue and can soon be canceled',
    letter: ifStill(
      ({ status, deliveredAt }) => status === 'in_progress' && deliveredAt === null,
      ({ title, isClient, takenBackOn }) => ({
        subject: isClient
          ? `${title} is overdue. You can cancel starting ${takenBackOn}`
          : `3 days left to deliver ${title}`,
        title: `${title} is overdue`,
        paragraphs: [isClient ? 'Nothing has been delivered yet.' : 'You haven’t delivered yet.'],
        ...unless(
          `Starting ${takenBackOn}, ${isClient ? 'you' : 'the client'} can cancel.`,
          'The upfront payment would then be refunded.',
          takenBackOn,
        ),
      }),
    ),
  },
  reminder_payment: {
    says: 'The final payment for {title} is still due',
    letter: ifStill(
      ({ status, finalPaid }) => status === 'under_review' && !finalPaid,
      ({ title, isClient, disputedOn }) => ({
        subject: `3 days left: the final payment for ${title}`,
        title: `The final payment for ${title} is still due`,
        paragraphs: [isClient ? 'Pay with another card.' : 'We reminded the client.'],
        ...unless(`Due by ${disputedOn}.`, 'After that, a moderator will decide.', disputedOn),
      }),
    ),
  },
} satisfies Record<string, Notice<HireEvent, ProjectFacts>>;
export type ActivityKind = keyof typeof HIRE_NOTICES;
/** Kinds of activity in a project. */
export const ACTIVITY_KINDS = changesOf(HIRE_NOTICES);

export const HIRE = area({
  type: 'hire',
  isAccount: true,
  topic: 'projects',
  frame: 'hire',
  link: 'project',
  on: 'hire.changed',
  change: ({ kind }: HireEvents['hire.changed']) => kind,
  to: ({ to }: HireEvent) => to,
  actor: ({ by }: HireEvent) => by,
  about: ({ projectId, by }: HireEvent) => ({ projectId, actorId: by }),
  group: ({ projectId }: HireEvent) => projectId,
  live: ({ projectId, parties }: HireEvent) => ({
    to: parties,
    topic: `project:${projectId}`,
    signal: { type: 'project', projectId },
  }),
  rows: HIRE_NOTICES,
});
