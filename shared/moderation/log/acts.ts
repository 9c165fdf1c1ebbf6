/** What moderators and admins do, as the log names it. */
export const STAFF_ACTS = [
  'artwork.feature',
  'artwork.hide',
  'artwork.ai_label',
  'comment.hide',
  'member.hide',
  'project.hide',
  'video.hide',
  'course.hide',
  'refund.accept',
  'refund.part',
  'refund.refuse',
  'refund.give',
  'dispute.decide',
  'support.answer',
  'case.take',
  'case.hand_back',
  'case.decide',
  'role.change',
  'settings.prices',
  'settings.support',
  'settings.switch',
  'settings.tax',
  'tax.rate',
  'suspension.end',
  'session.end_all',
  'email.retry',
  'job.retry',
  'legal.publish',
] as const;
export type StaffActName = (typeof STAFF_ACTS)[number];

/** Ids, codes, states and figures: no names and no text. */
export type ActState = Record<string, string | number | boolean | null>;

export interface StaffAct {
  actorId: string;
  act: StaffActName;
  subjectType: string;
  subjectId: string;
  /** Set for acts that need a reason. */
  reasonCode?: string | null;
  before: ActState;
  after: ActState;
}
