import type { ActivityKind } from '#shared/hire/activity-kinds.ts';
import * as texts from './texts.ts';

/** `by`: if the actor is known. `plain`: if not. */
export interface Sentence {
  by?: string;
  plain: string;
}

const LABELS: Record<ActivityKind, Sentence> = {
  posted: { plain: texts.wasPosted },
  edited: { by: texts.updated, plain: texts.wasUpdated },
  invited: { by: texts.invitedYouToApplyTo, plain: texts.youreInvitedToApplyTo },
  applied: { by: texts.appliedTo, plain: texts.newApplicationFor },
  application_changed: { by: texts.updatedTheirApplicationTo, plain: texts.applicationToWasUpdated },
  withdrawn: { by: texts.withdrewFrom, plain: texts.applicationToWasWithdrawn },
  shortlisted: { by: texts.shortlistedYouFor, plain: texts.youWereShortlistedFor },
  declined: { by: texts.declinedYourApplicationFor, plain: texts.yourApplicationForDeclined },
  not_chosen: { by: texts.choseAnotherDesignerFor, plain: texts.anotherDesignerWasChosenFor },
  accepted: { by: texts.acceptedYourApplicationFor, plain: texts.yourApplicationForAccepted },
  upfront_paid: { plain: texts.upfrontPaymentForWasReceived },
  delivered: { by: texts.deliveredPleaseReviewIt, plain: texts.wasDelivered },
  changes_requested: { by: texts.requestedChangesTo, plain: texts.changesToWereRequested },
  approved: { by: texts.approved, plain: texts.wasApproved },
  approved_by_time: { plain: texts.wasAutoApproved },
  rest_failed: { plain: texts.finalPaymentForFailed },
  rest_paid: { plain: texts.finalPaymentForIsComplete },
  completed: { plain: texts.isComplete },
  cancelled: { by: texts.canceled, plain: texts.wasCanceled },
  refunded: { plain: texts.paymentForWasRefunded },
  transferred: { plain: texts.yourPayoutForWasSent },
  payout_held: { plain: texts.yourPayoutForIsOnHold },
  disputed: { by: texts.openedADisputeAbout, plain: texts.disputeAboutWasOpened },
  dispute_decided: { plain: texts.moderatorResolvedDisputeAbout },
  milestone_proposed: { by: texts.proposedAMilestoneFor, plain: texts.milestoneWasProposedFor },
  milestone_changed: { by: texts.changedAMilestoneFor, plain: texts.milestoneForWasChanged },
  milestone_dropped: { by: texts.removedAMilestoneFrom, plain: texts.milestoneWasRemovedFrom },
  milestone_agreed: { by: texts.agreedToAMilestoneFor, plain: texts.milestoneForWasAgreedOn },
  milestone_completed: { by: texts.completedAMilestoneFor, plain: texts.milestoneForWasCompleted },
  milestone_approved: { by: texts.approvedAMilestoneFor, plain: texts.milestoneForWasApproved },
  milestone_changes: {
    by: texts.requestedChangesToAMilestone,
    plain: texts.changesToAMilestoneRequested,
  },
  file_added: { by: texts.addedAFileTo, plain: texts.fileWasAddedTo },
  reviewed: { by: texts.ratedYouFor, plain: texts.youWereRatedFor },
  reviews_published: { plain: texts.ratingsForAreNowVisible },
  reminder_approval: { plain: texts.willBeAutoApprovedSoon },
  reminder_overdue: { plain: texts.isOverdue },
  reminder_payment: { plain: texts.finalPaymentForIsStillDue },
};

export const hireSentence = (change: ActivityKind): Sentence => LABELS[change];
