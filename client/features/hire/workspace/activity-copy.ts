/** Describes each activity in a sentence. */
import type { ProjectActivity } from '#shared/hire/contract.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import type { ActivityKind } from '#shared/notices/hire.ts';
import { APPROVAL_DAYS } from '#shared/hire/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import { shortUsd } from '#client/lib/format.ts';
import * as texts from './texts.ts';

interface SentenceParts {
  /** The actor: 'You', a name, or 'Somebody'. */
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

const LABELS: Record<ActivityKind, (parts: SentenceParts) => string> = {
  posted: ({ who }) => texts.postedTheProject(who),
  edited: ({ who }) => texts.editedTheProject(who),
  invited: ({ who, whom }) => texts.invitedToApply(who, whom),
  applied: ({ who }) => texts.applied(who),
  application_changed: ({ who, isViewer }) => texts.editedTheApplication(who, isViewer),
  withdrawn: ({ who, isViewer }) => texts.withdrewTheApplication(who, isViewer),
  shortlisted: ({ who, whom }) => texts.shortlisted(who, whom),
  declined: ({ who, whom }) => texts.declinedTheApplicationFrom(who, whom),
  not_chosen: ({ whom }) => texts.applicationFromWasNotChosen(whom),
  accepted: ({ who, designer }) => texts.chose(who, designer),
  upfront_paid: ({ amount }) => texts.upfrontPaymentIsHeld(amount),
  delivered: ({ who }) => texts.deliveredTheWork(who),
  changes_requested: ({ who }) => texts.requestedChanges(who),
  approved: ({ who }) => texts.approvedTheWork(who),
  approved_by_time: () => texts.autoApproved(APPROVAL_DAYS),
  rest_failed: () => texts.finalPaymentFailed,
  rest_paid: ({ amount }) => texts.finalPaymentReceived(amount),
  completed: () => texts.projectWasCompleted,
  cancelled: ({ who, isByItself }) => (isByItself ? texts.projectWasCanceled : texts.canceledTheProject(who)),
  refunded: ({ amount, client }) => texts.wasRefundedTo(amount, client),
  transferred: ({ amount, designer }) => texts.wasPaidOutTo(amount, designer),
  payout_held: ({ amount, designer }) => texts.onHoldUntilPayouts(amount, designer),
  disputed: ({ who, isByItself }) => (isByItself ? texts.disputeWasOpened : texts.openedADispute(who)),
  dispute_decided: ({ who }) => texts.resolvedTheDispute(who),
  milestone_proposed: ({ who }) => texts.proposedAMilestone(who),
  milestone_changed: ({ who }) => texts.editedAMilestone(who),
  milestone_dropped: ({ who }) => texts.removedAMilestone(who),
  milestone_agreed: ({ who }) => texts.agreedToAMilestone(who),
  milestone_completed: ({ who }) => texts.completedAMilestone(who),
  milestone_approved: ({ who }) => texts.approvedAMilestone(who),
  milestone_changes: ({ who }) => texts.requestedMilestoneChanges(who),
  file_added: ({ who }) => texts.addedAFile(who),
  reviewed: ({ who, other }) => texts.rated(who, other),
  reviews_published: () => texts.ratingsAreVisible,
  reminder_approval: ({ client }) => texts.reminderToApprove(client),
  reminder_overdue: ({ designer }) => texts.reminderToDeliver(designer),
  reminder_payment: ({ client }) => texts.reminderToPay(client),
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
    person.id === viewerId ? texts.youInSentence : displayName(person);
  const designerName = designer ? call(designer) : texts.theDesigner;
  const isOfParty = actor?.id === client.id || actor?.id === designer?.id;
  const who = actor ? call(actor) : texts.someone;
  const parts: SentenceParts = {
    who: who === texts.youInSentence ? texts.you : who,
    isViewer: actor?.id === viewerId,
    other: actor?.id === client.id ? designerName : call(client),
    client: call(client),
    designer: designerName,
    whom: member ? call(member) : texts.aDesigner,
    // The end of a dispute is a moderator's decision, which has its own entry.
    isByItself: kind === 'cancelled' ? !isOfParty : actor === null,
    amount: AMOUNTS.has(kind) && note ? shortUsd(note) : '',
  };
  const sentence = isKnown(kind) ? LABELS[kind](parts) : texts.projectWasUpdated;
  if (!note || AMOUNTS.has(kind)) return { sentence, note: null };
  return { sentence, note: actor && QUOTED.has(kind) ? `“${note}”` : note };
}
