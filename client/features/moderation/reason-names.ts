import type { ReportReason } from '#shared/moderation/reasons.ts';
import * as texts from './texts.ts';

export const REASON_NAMES: Record<ReportReason, string> = {
  spam: texts.spamOrAdvertising,
  harassment: texts.harassmentOrHate,
  stolen_work: texts.stolenArtwork,
  undisclosed_ai: texts.aiWorkNotLabeled,
  nudity_or_violence: texts.nudityOrViolence,
  other: texts.somethingElse,
};
