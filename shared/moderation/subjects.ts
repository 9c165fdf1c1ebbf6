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
