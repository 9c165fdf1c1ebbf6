/** What cases are about and how they end, in the words of staff and of statements. */
import type { Decision } from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { t } from '#client/lib/t.ts';

export const DECISION_NAMES: Record<Decision, string> = {
  dismiss: t('Dismissed'),
  label_ai: t('Labeled as AI'),
  hide: t('Hidden'),
  restore: t('Restored'),
  warn: t('Warned'),
  suspend: t('Suspended'),
  uphold: t('Upheld'),
  mark_stolen: t('Hidden, marked as stolen'),
  hide_older: t('Older one hidden'),
};
export const SUBJECT_NAMES: Record<ReportSubject, string> = {
  artwork: t('Artwork'),
  comment: t('Comment'),
  message: t('Message'),
  profile: t('Profile'),
  project: t('Project'),
  inspiration: t('Video'),
  course: t('Course'),
  portfolio: t('Portfolio piece'),
  collection: t('Collection'),
  offer: t('Offer'),
  course_review: t('Course review'),
  hire_review: t('Project review'),
};
