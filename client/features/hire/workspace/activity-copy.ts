/** Describes each activity in a sentence. */
import type { ProjectActivity } from '#shared/hire/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import type { ActivityKind } from '#shared/notices/hire.ts';
import { APPROVAL_DAYS } from '#shared/hire/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

interface SentenceParts {
  /** The actor: 'You', a name, or 'Someone'. */
  who: string;
  isViewer: boolean;
  /** The other party, inside a sentence. */
  other: string;
  client: string;
  designer: string;
  /** The person concerned who is not a party: an invited designer, or the applicant of a decision. */
  whom: string;
  /** No actor: a deadline, or the payment provider. */
  isByItself: boolean;
  amount: string;
}

/** The viewer, inside a sentence. */
const YOU = t('you');

const LABELS: Record<ActivityKind, (parts: SentenceParts) => string> = {
  posted: ({ who }) => t('{who} posted the project', { who }),
  edited: ({ who }) => t('{who} edited the project', { who }),
  invited: ({ who, whom }) => t('{who} invited {whom} to apply', { who, whom }),
  applied: ({ who }) => t('{who} applied', { who }),
  application_changed: ({ who, isViewer }) =>
    isViewer ? t('{who} updated your application', { who }) : t('{who} updated their application', { who }),
  withdrawn: ({ who, isViewer }) =>
    isViewer ? t('{who} withdrew your application', { who }) : t('{who} withdrew their application', { who }),
  shortlisted: ({ who, whom }) => t('{who} shortlisted {whom}', { who, whom }),
  declined: ({ who, whom }) => t('{who} declined the application from {whom}', { who, whom }),
  not_chosen: ({ whom }) => t('The application from {whom} wasn’t chosen', { whom }),
  accepted: ({ who, designer }) =>
    designer === YOU
      ? t('{who} accepted your application', { who })
      : t('{who} accepted {designer}’s application', { who, designer }),
  upfront_paid: ({ amount }) =>
    t('Atelier holds the upfront payment of {amount}; work can begin', { amount }),
  delivered: ({ who }) => t('{who} delivered the work', { who }),
  changes_requested: ({ who }) => t('{who} requested changes', { who }),
  approved: ({ who }) => t('{who} approved the work', { who }),
  approved_by_time: () => t('Auto-approved after {approvalDays} days', { approvalDays: APPROVAL_DAYS }),
  rest_failed: () => t('The final payment failed'),
  rest_paid: ({ amount }) => t('The final payment of {amount} was received', { amount }),
  completed: () => t('The project was completed'),
  cancelled: ({ who, isByItself }) =>
    isByItself ? t('The project was canceled') : t('{who} canceled the project', { who }),
  refunded: ({ amount, client }) => t('{amount} was refunded to {client}', { amount, client }),
  transferred: ({ amount, designer }) => t('{amount} was paid out to {designer}', { amount, designer }),
  payout_held: ({ amount, designer }) =>
    designer === YOU
      ? t('{amount} is on hold until you set up payouts', { amount })
      : t('{amount} is on hold until {designer} sets up payouts', { amount, designer }),
  disputed: ({ who, isByItself }) =>
    isByItself ? t('A dispute was opened') : t('{who} opened a dispute', { who }),
  dispute_decided: ({ who }) => t('{who} resolved the dispute', { who }),
  milestone_proposed: ({ who }) => t('{who} proposed a milestone', { who }),
  milestone_changed: ({ who }) => t('{who} edited a milestone', { who }),
  milestone_dropped: ({ who }) => t('{who} removed a milestone', { who }),
  milestone_agreed: ({ who }) => t('{who} agreed to a milestone', { who }),
  milestone_completed: ({ who }) => t('{who} completed a milestone', { who }),
  milestone_approved: ({ who }) => t('{who} approved a milestone', { who }),
  milestone_changes: ({ who }) => t('{who} requested changes to a milestone', { who }),
  file_added: ({ who }) => t('{who} added a file', { who }),
  reviewed: ({ who, other }) => t('{who} rated {other}', { who, other }),
  reviews_published: () => t('Ratings are now visible'),
  reminder_approval: ({ client }) =>
    t('Reminder to {client}: the delivery will be auto-approved soon', { client }),
  reminder_overdue: ({ designer }) =>
    t('Reminder to {designer}: the project is overdue and can soon be canceled', { designer }),
  reminder_payment: ({ client }) => t('Reminder to {client}: the final payment is due', { client }),
};

const isKnown = (kind: string): kind is ActivityKind => kind in LABELS;
/** Their note is an amount, which is part of the sentence. */
const AMOUNTS = new Set<string>(['upfront_paid', 'rest_paid', 'refunded', 'transferred', 'payout_held']);
/** Their note was written by a person; other notes are titles and names. */
const QUOTED = new Set<string>(['declined', 'delivered', 'changes_requested', 'disputed', 'dispute_decided']);
/** @param viewerId shown as 'You' */
export function describeActivity(
  { kind, actor, member, note }: ProjectActivity,
  project: HireProjectDetail,
  viewerId: string,
): { sentence: string; note: string | null } {
  const { client, designer } = project;
  const call = (person: Parameters<typeof displayName>[0] & { id: string }) =>
    person.id === viewerId ? YOU : displayName(person);
  const designerName = designer ? call(designer) : t('the designer');
  const isOfParty = actor?.id === client.id || actor?.id === designer?.id;
  const who = actor ? call(actor) : t('Someone');
  const parts: SentenceParts = {
    who: who === YOU ? t('You') : who,
    isViewer: actor?.id === viewerId,
    other: actor?.id === client.id ? designerName : call(client),
    client: call(client),
    designer: designerName,
    whom: member ? call(member) : t('a designer'),
    // The end of a dispute is a moderator's decision, which has its own entry.
    isByItself: kind === 'cancelled' ? !isOfParty : actor === null,
    amount: AMOUNTS.has(kind) && note ? shortUsd(note) : '',
  };
  const sentence = isKnown(kind) ? LABELS[kind](parts) : t('The project was updated');
  if (!note || AMOUNTS.has(kind)) return { sentence, note: null };
  return { sentence, note: actor && QUOTED.has(kind) ? `“${note}”` : note };
}
