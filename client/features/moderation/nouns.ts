import type { ReportForm } from '#shared/moderation/contract.ts';
import { t } from '#client/lib/t.ts';

export interface ReportedThing {
  subject: ReportForm['subject'];
  subjectId: string;
}

/** The words for subjects that members read. */
export const NOUNS: Record<ReportForm['subject'], string> = {
  artwork: t('artwork'),
  comment: t('comment'),
  message: t('message'),
  profile: t('profile'),
  inspiration: t('video'),
  course: t('course'),
  project: t('project'),
  portfolio: t('portfolio piece'),
  course_review: t('review'),
  hire_review: t('review'),
  collection: t('collection'),
  offer: t('offer'),
};
