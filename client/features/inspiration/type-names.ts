import type { InspirationType } from '#shared/inspiration/contract.ts';

/** From short to long. */
export const TYPE_NAMES: Record<InspirationType, string> = {
  'short-video': 'Short Video',
  tutorial: 'Tutorial',
  lecture: 'Lecture',
  masterclass: 'Insight',
};
