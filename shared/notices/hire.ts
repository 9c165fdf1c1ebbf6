import type { ActivityKind } from '#shared/hire/activity-kinds.ts';
import { leadTo } from './notice.ts';

/** Every activity of a project is one. */
export const HIRE_NOTICES = leadTo<ActivityKind>('project', {
  posted: '{title} was posted',
  edited: { by: '{who} updated {title}', plain: '{title} was updated' },
  invited: { by: '{who} invited you to apply to {title}', plain: 'You’re invited to apply to {title}' },
  applied: { by: '{who} applied to {title}', plain: 'New application for {title}' },
  application_changed: {
    by: '{who} updated their application for {title}',
    plain: 'An application for {title} was updated',
  },
  withdrawn: {
    by: '{who} withdrew their application for {title}',
    plain: 'An application for {title} was withdrawn',
  },
  shortlisted: { by: '{who} shortlisted you for {title}', plain: 'You were shortlisted for {title}' },
  declined: {
    by: '{who} declined your application for {title}',
    plain: 'Your application for {title} was declined',
  },
  not_chosen: {
    by: '{who} chose another designer for {title}',
    plain: 'Another designer was chosen for {title}',
  },
  accepted: {
    by: '{who} accepted your application for {title}',
    plain: 'Your application for {title} was accepted',
  },
  upfront_paid: 'The upfront payment for {title} was received. Work can begin.',
  delivered: {
    by: '{who} delivered {title}. Please review it.',
    plain: '{title} was delivered. Please review it.',
  },
  changes_requested: { by: '{who} requested changes to {title}', plain: 'Changes to {title} were requested' },
  approved: { by: '{who} approved {title}', plain: '{title} was approved' },
  approved_by_time: '{title} was auto-approved',
  rest_failed: 'The final payment for {title} failed',
  rest_paid: 'The final payment for {title} is complete',
  completed: '{title} is complete',
  cancelled: { by: '{who} canceled {title}', plain: '{title} was canceled' },
  refunded: 'A payment for {title} was refunded',
  transferred: 'Your payout for {title} was sent',
  payout_held: 'Your payout for {title} is on hold',
  disputed: { by: '{who} opened a dispute about {title}', plain: 'A dispute about {title} was opened' },
  dispute_decided: 'A moderator resolved the dispute about {title}',
  milestone_proposed: {
    by: '{who} proposed a milestone for {title}',
    plain: 'A milestone was proposed for {title}',
  },
  milestone_changed: {
    by: '{who} edited a milestone for {title}',
    plain: 'A milestone for {title} was edited',
  },
  milestone_dropped: {
    by: '{who} removed a milestone from {title}',
    plain: 'A milestone was removed from {title}',
  },
  milestone_agreed: {
    by: '{who} agreed to a milestone for {title}',
    plain: 'A milestone for {title} was agreed',
  },
  milestone_completed: {
    by: '{who} completed a milestone for {title}',
    plain: 'A milestone for {title} was completed',
  },
  milestone_approved: {
    by: '{who} approved a milestone for {title}',
    plain: 'A milestone for {title} was approved',
  },
  milestone_changes: {
    by: '{who} requested changes to a milestone for {title}',
    plain: 'Changes to a milestone for {title} were requested',
  },
  file_added: { by: '{who} added a file to {title}', plain: 'A file was added to {title}' },
  reviewed: { by: '{who} rated you for {title}', plain: 'You were rated for {title}' },
  reviews_published: 'The ratings for {title} are now visible',
  reminder_approval: '{title} will be auto-approved soon',
  reminder_overdue: '{title} is overdue and can soon be canceled',
  reminder_payment: 'The final payment for {title} is still due',
});
