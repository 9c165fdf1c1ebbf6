import type { InspirationType } from '#shared/inspiration/contract.ts';
import { t } from '#client/lib/t.ts';

/** Sorted from short to long. */
export const TYPE_NAMES: Record<InspirationType, string> = {
  'short-video': t('Short Video'),
  tutorial: t('Tutorial'),
  lecture: t('Lecture'),
  masterclass: t('Insight'),
};
