export const REPORT_SUBJECTS = [
  'artwork',
  'comment',
  'message',
  'profile',
  'project',
  'inspiration',
  'course',
  'portfolio',
  'course_review',
  'hire_review',
  'collection',
  'offer',
] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** What only two members see is decided when one of them reports it. */
const isOpenToAll = (subject: ReportSubject): subject is Exclude<ReportSubject, 'message' | 'offer'> =>
  subject !== 'message' && subject !== 'offer';
/** What moderators may open a case about by themselves. */
export const OPENABLE_SUBJECTS = REPORT_SUBJECTS.filter(isOpenToAll);
