/** What may be decided about a case, and what a decision does. */
import type { Making } from '#shared/artworks/contract.ts';
import type { ReportSubject } from './subjects.ts';

export const DECISIONS = [
  'dismiss',
  'label_ai',
  'hide',
  'restore',
  'warn',
  'suspend',
  'uphold',
  // Decisions on two works that look alike; `hide` is about the newer one.
  'mark_stolen',
  'hide_older',
] as const;
export type Decision = (typeof DECISIONS)[number];

export const CASE_KINDS = ['report', 'appeal', 'lookalike'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Everything moderators decide. What is not a case has its own table and its own place of decision. */
export const QUEUE_KINDS = [...CASE_KINDS, 'refund', 'dispute', 'payment', 'support'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];
export const isCase = (kind: QueueKind): kind is CaseKind => CASE_KINDS.some((one) => one === kind);

/** Days of a suspension; null is permanent. */
export const SUSPENSION_DAYS = [1, 7, 30, null] as const;
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number];

/** The end of a suspension without an end. Everything compares it like any other time. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00.000Z');
export const isForGood = (until: Date): boolean => until.getTime() >= FOR_GOOD.getTime();

const DAY_MS = 86_400_000;
export const suspensionEnd = (days: SuspensionDays, now: Date): Date =>
  days === null ? FOR_GOOD : new Date(now.getTime() + days * DAY_MS);

/** What a case is about, as it is now. */
export interface SubjectState {
  kind: ReportSubject;
  /** It was not deleted in the meantime. */
  exists: boolean;
  isHidden: boolean;
  /** A look-alike keeps it out of the lists: whether it stays out is decided there. */
  isHeld?: boolean;
  /** Set for an artwork. */
  making?: Making | null;
  /** The older of two works that look alike was not deleted in the meantime. */
  hasOlder?: boolean;
}

/** A private message stays with the two who have it. */
const CAN_BE_HIDDEN: Record<ReportSubject, boolean> = {
  artwork: true,
  comment: true,
  message: false,
  profile: true,
  project: true,
  inspiration: true,
  course: true,
  portfolio: true,
  course_review: true,
  hire_review: true,
  collection: true,
  offer: true,
};

const isLabeledAi = ({ making }: SubjectState): boolean => making === 'ai_generated';

/** In the order of the form. */
export function possibleDecisions(kind: CaseKind, subject: SubjectState): Decision[] {
  if (kind === 'appeal') return ['uphold', 'restore'];
  const { exists, isHidden, isHeld = false, hasOlder } = subject;
  if (kind === 'lookalike') {
    return [
      'dismiss',
      ...(exists ? (['hide', 'mark_stolen'] as const) : []),
      ...(hasOlder ? (['hide_older'] as const) : []),
    ];
  }
  return [
    'dismiss',
    ...(subject.kind === 'artwork' && exists && !isLabeledAi(subject) ? (['label_ai'] as const) : []),
    ...(exists && !isHeld && CAN_BE_HIDDEN[subject.kind]
      ? [isHidden ? ('restore' as const) : ('hide' as const)]
      : []),
    'warn',
    'suspend',
  ];
}

/** The member may appeal once. */
export const MAY_BE_APPEALED: Record<Decision, boolean> = {
  dismiss: false,
  label_ai: true,
  hide: true,
  restore: false,
  warn: true,
  suspend: true,
  uphold: false,
  mark_stolen: true,
  hide_older: true,
};

/** The member gets a statement of reasons. What was decided about an appeal is part of the statement it is about. */
export const hasStatement = (decision: Decision): boolean =>
  MAY_BE_APPEALED[decision] || decision === 'restore';
