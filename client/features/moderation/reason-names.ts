import type { ReportReason } from '#shared/moderation/reasons.ts';
import { t } from '#client/lib/t.ts';

export const REASON_NAMES: Record<ReportReason, string> = {
  spam: t('Spam or advertising'),
  harassment: t('Harassment or hate'),
  stolen_work: t('Stolen artwork'),
  undisclosed_ai: t('AI work not labeled as AI'),
  nudity_or_violence: t('Nudity or violence'),
  other: t('Something else'),
};
