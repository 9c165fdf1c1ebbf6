/** The radio buttons of a decision: their names, hints and the button's label. */
import {
  type CaseKind,
  type Decision,
  MAY_BE_APPEALED,
  type SuspensionDays,
} from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import * as pairTexts from './pair-texts.ts';
import * as texts from './texts.ts';

const OF_REPORTS: Record<Decision, readonly [name: string, hint: string]> = {
  dismiss: [texts.dismiss, texts.dismissHint],
  label_ai: [texts.labelAi, texts.labelAiHint],
  hide: [texts.hide, texts.hideHint],
  restore: [texts.restore, texts.restoreHint],
  warn: [texts.warn, texts.warnHint],
  suspend: [texts.suspend, texts.suspendHint],
  uphold: [texts.uphold, texts.upholdHint],
  mark_stolen: [pairTexts.markStolen, pairTexts.markStolenHint],
  hide_older: [pairTexts.hideOlder, pairTexts.hideOlderHint],
};
const OF_PAIRS: Partial<typeof OF_REPORTS> = {
  dismiss: [texts.dismiss, pairTexts.dismissHint],
  hide: [pairTexts.hideNewer, pairTexts.hideNewerHint],
};

export function choiceOf(
  decision: Decision,
  kind: CaseKind,
  { subject, isReported = true }: { subject?: ReportSubject; isReported?: boolean } = {},
): readonly [name: string, hint: string] {
  if (kind === 'report' && decision === 'dismiss' && !isReported)
    return [texts.dismiss, texts.dismissOwnHint];
  if (kind === 'appeal' && decision === 'restore') return [texts.revert, texts.revertHint];
  if (kind === 'report' && subject === 'profile' && decision === 'hide')
    return [texts.hide, texts.hideProfileHint];
  return (kind === 'lookalike' && OF_PAIRS[decision]) || OF_REPORTS[decision];
}

export const lengthName = (days: SuspensionDays): string =>
  days === null ? texts.permanently : days === 1 ? texts.oneDay : texts.days(days);

/** Says what will happen. */
export function buttonName(decision: Decision | '', kind: CaseKind, days: SuspensionDays): string {
  if (decision === '') return texts.decide;
  if (decision !== 'suspend') return choiceOf(decision, kind)[0];
  return days === null ? texts.suspendPermanently : texts.suspendFor(lengthName(days));
}

/** A rule was broken, so the member is told which. */
export const hasRule = (decision: Decision | ''): boolean => decision !== '' && MAY_BE_APPEALED[decision];
