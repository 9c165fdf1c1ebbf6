import type { InspirationType } from '#shared/inspiration/contract.ts';
import * as texts from './texts.ts';

/** From short to long. */
export const TYPE_NAMES: Record<InspirationType, string> = {
  'short-video': texts.shortVideo,
  tutorial: texts.tutorial,
  lecture: texts.lecture,
  masterclass: texts.insight,
};
