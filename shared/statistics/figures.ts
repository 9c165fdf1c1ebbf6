/** What is counted, and for which periods. */

export const FIGURES = [
  'views',
  'visitors',
  'likes',
  'saves',
  'followers',
  'offers',
  'offersAccepted',
  'offersPaid',
  'checkouts',
  'sold',
  'earnedCents',
] as const;
export type Figure = (typeof FIGURES)[number];

/** What members without Premium see. */
export const FREE_FIGURES = ['views', 'likes'] as const satisfies readonly Figure[];

/** Days of a period. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
export const FREE_PERIOD: Period = 30;

/** A search is shown once this many members have typed it. */
export const MIN_SEARCHERS = 3;

/** A day is final this long after its end. */
export const FINAL_AFTER_MS = 3_600_000;

/** A lesson is divided into this many parts, to show where members stop. */
export const LESSON_PARTS = 10;
