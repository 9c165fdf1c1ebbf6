import type { HireChange } from '#shared/hire/changes.ts';

/** `by`: what follows the name of whoever did it. `plain`: the whole sentence, when no name is known. '{}': the project. */
export interface Sentence {
  by?: string;
  plain: string;
}

const SENTENCES: Record<HireChange, Sentence> = {
  posted: { plain: '{} was posted' },
  edited: { by: 'updated {}', plain: '{} was updated' },
  invited: { by: 'invited you to apply to {}', plain: 'You’re invited to apply to {}' },
  applied: { by: 'applied to {}', plain: 'New application for {}' },
  application_changed: { by: 'updated an application to {}', plain: 'An application to {} was updated' },
  withdrawn: { by: 'withdrew from {}', plain: 'An application to {} was withdrawn' },
  shortlisted: { by: 'shortlisted you for {}', plain: 'You were shortlisted for {}' },
  declined: { by: 'declined your application for {}', plain: 'Your application for {} was declined' },
  not_chosen: { by: 'chose another designer for {}', plain: 'Another designer was chosen for {}' },
  accepted: { by: 'accepted your application for {}', plain: 'Your application for {} was accepted' },
  upfront_paid: { plain: 'The upfront payment for {} is in. Work can begin.' },
  delivered: { by: 'delivered {}. Please review it.', plain: '{} was delivered. Please review it.' },
  changes_requested: { by: 'requested changes to {}', plain: 'Changes to {} were requested' },
  approved: { by: 'approved {}', plain: '{} was approved' },
  approved_by_time: { plain: '{} was auto-approved' },
  rest_failed: { plain: 'The final payment for {} failed' },
  rest_paid: { plain: 'The final payment for {} is complete' },
  completed: { plain: '{} is completed' },
  cancelled: { by: 'canceled {}', plain: '{} was canceled' },
  refunded: { plain: 'A payment for {} was refunded' },
  transferred: { plain: 'Your payout for {} was sent' },
  payout_held: { plain: 'Your payout for {} is on hold' },
  disputed: { by: 'opened a dispute about {}', plain: 'A dispute about {} was opened' },
  dispute_decided: { plain: 'A moderator decided the dispute about {}' },
  milestone_proposed: { by: 'proposed a milestone for {}', plain: 'A milestone was proposed for {}' },
  milestone_changed: { by: 'changed a milestone of {}', plain: 'A milestone of {} was changed' },
  milestone_dropped: { by: 'removed a milestone of {}', plain: 'A milestone of {} was removed' },
  milestone_agreed: { by: 'agreed to a milestone of {}', plain: 'A milestone of {} was agreed' },
  milestone_completed: { by: 'completed a milestone of {}', plain: 'A milestone of {} was completed' },
  milestone_approved: { by: 'approved a milestone of {}', plain: 'A milestone of {} was approved' },
  milestone_changes: {
    by: 'requested changes to a milestone of {}',
    plain: 'Changes to a milestone of {} were requested',
  },
  file_added: { by: 'added a file to {}', plain: 'A file was added to {}' },
  reviewed: { by: 'rated you for {}', plain: 'You were rated for {}' },
  reviews_published: { plain: 'The ratings for {} are now visible' },
  reminder_approval: { plain: '{} will be auto-approved soon' },
  reminder_overdue: { plain: '{} is overdue and can soon be canceled' },
  reminder_payment: { plain: 'The final payment for {} is still due' },
};

export const hireSentence = (change: HireChange): Sentence => SENTENCES[change];
