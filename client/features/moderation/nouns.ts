import type { ReportForm } from '#shared/moderation/contract.ts';
import * as texts from './texts.ts';

export interface ReportedThing {
  subject: ReportForm['subject'];
  subjectId: string;
}

/** What the member sees it called. */
export const NOUNS: Record<ReportForm['subject'], string> = {
  artwork: texts.artwork,
  comment: texts.comment,
  message: texts.message,
  profile: texts.profile,
  inspiration: texts.video,
  course: texts.course,
  project: texts.project,
  portfolio: texts.portfolioPiece,
  course_review: texts.review,
  hire_review: texts.review,
  collection: texts.collection,
  offer: texts.offer,
};
