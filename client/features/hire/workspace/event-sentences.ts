/** What happened, as a sentence about who did it. */
import type { HireEvent } from '#shared/hire/escrow/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import type { HireChange } from '#shared/hire/changes.ts';
import { APPROVAL_DAYS } from '#shared/hire/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import { usd } from '#client/lib/format.ts';

interface Told {
  /** Who did it: 'You', a name, or 'Somebody'. */
  who: string;
  /** The other of the two parties than who did it, in the middle of a sentence. */
  other: string;
  client: string;
  designer: string;
  /** Whom it concerns who is no party: who was invited, or whose application was decided. */
  whom: string;
  /** Nobody: time, or the payment provider. */
  isByItself: boolean;
  amount: string;
}

const SENTENCES: Record<HireChange, (told: Told) => string> = {
  posted: ({ who }) => `${who} posted the project`,
  edited: ({ who }) => `${who} edited the project`,
  invited: ({ who, whom }) => `${who} invited ${whom} to apply`,
  applied: ({ who }) => `${who} applied`,
  application_changed: ({ who }) => `${who} changed the application`,
  withdrawn: ({ who }) => `${who} withdrew the application`,
  shortlisted: ({ who, whom }) => `${who} put ${whom} on the short list`,
  declined: ({ who, whom }) => `${who} declined the application of ${whom}`,
  not_chosen: ({ whom }) => `The application of ${whom} was not chosen`,
  accepted: ({ who, designer }) => `${who} chose ${designer}`,
  upfront_paid: ({ amount }) => `The upfront payment of ${amount} is held; work can begin`,
  delivered: ({ who }) => `${who} delivered the work`,
  changes_requested: ({ who }) => `${who} asked for changes`,
  approved: ({ who }) => `${who} approved the work`,
  approved_by_time: () => `The work counts as approved: ${APPROVAL_DAYS} days have passed`,
  rest_failed: () => 'The rest could not be charged',
  rest_paid: ({ amount }) => `The rest of ${amount} was paid`,
  completed: () => 'The project is completed',
  cancelled: ({ who, isByItself }) =>
    isByItself ? 'The project was cancelled' : `${who} cancelled the project`,
  refunded: ({ amount, client }) => `${amount} went back to ${client}`,
  transferred: ({ amount, designer }) => `${amount} was paid out to ${designer}`,
  payout_held: ({ amount, designer }) => `${amount} waits until payouts to ${designer} are set up`,
  disputed: ({ who, isByItself }) =>
    isByItself ? 'A moderator was asked to decide' : `${who} asked a moderator to decide`,
  dispute_decided: ({ who }) => `${who} decided the dispute`,
  milestone_proposed: ({ who }) => `${who} proposed a milestone`,
  milestone_changed: ({ who }) => `${who} changed a milestone`,
  milestone_dropped: ({ who }) => `${who} dropped a milestone`,
  milestone_agreed: ({ who }) => `${who} agreed to a milestone`,
  milestone_completed: ({ who }) => `${who} finished a milestone`,
  milestone_approved: ({ who }) => `${who} approved a milestone`,
  milestone_changes: ({ who }) => `${who} asked for changes of a milestone`,
  file_added: ({ who }) => `${who} added a file`,
  reviewed: ({ who, other }) => `${who} rated ${other}`,
  reviews_published: () => 'Both parties see the ratings',
  reminder_approval: ({ client }) => `Reminder to ${client}: what was delivered will soon count as approved`,
  reminder_overdue: ({ designer }) =>
    `Reminder to ${designer}: nothing was delivered, and it can soon be cancelled`,
  reminder_payment: ({ client }) => `Reminder to ${client}: the rest is still to be paid`,
};

const isKnown = (kind: string): kind is HireChange => kind in SENTENCES;
/** Their words are the amount, and stand in the sentence. */
const AMOUNTS = new Set<string>(['upfront_paid', 'rest_paid', 'refunded', 'transferred', 'payout_held']);
/** Somebody said them; the words of others are titles and names. */
const QUOTED = new Set<string>(['declined', 'delivered', 'changes_requested', 'disputed', 'dispute_decided']);
/** @param viewerId is called 'You' */
export function sayEvent(
  { kind, actor, member, words }: HireEvent,
  project: HireProjectDetail,
  viewerId: string,
): { sentence: string; words: string | null } {
  const { client, designer } = project;
  const call = (person: Parameters<typeof displayName>[0] & { id: string }) =>
    person.id === viewerId ? 'you' : displayName(person);
  const designerName = designer ? call(designer) : 'the designer';
  const isOfParty = actor?.id === client.id || actor?.id === designer?.id;
  const who = actor ? call(actor) : 'Somebody';
  const told: Told = {
    who: who === 'you' ? 'You' : who,
    other: actor?.id === client.id ? designerName : call(client),
    client: call(client),
    designer: designerName,
    whom: member ? call(member) : 'a designer',
    // The end of a dispute is the moderator's decision, which is said before.
    isByItself: kind === 'cancelled' ? !isOfParty : actor === null,
    amount: AMOUNTS.has(kind) && words ? usd(words) : '',
  };
  const sentence = isKnown(kind) ? SENTENCES[kind](told) : 'Something changed';
  if (!words || AMOUNTS.has(kind)) return { sentence, words: null };
  return { sentence, words: actor && QUOTED.has(kind) ? `“${words}”` : words };
}
