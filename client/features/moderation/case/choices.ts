/** The radio buttons of a decision: their names, hints and the button's label. */
import type { Decision, SuspensionDays } from '#shared/moderation/states.ts';
import * as texts from './texts.ts';

const OF_REPORTS: Record<Decision, readonly [name: string, hint: string]> = {
  dismiss: [texts.dismiss, texts.dismissHint],
  label_ai: [texts.labelAi, texts.labelAiHint],
  hide: [texts.hide, texts.hideHint],
  restore: [texts.restore, texts.restoreHint],
  warn: [texts.warn, texts.warnHint],
  suspend: [texts.suspend, texts.suspendHint],
  uphold: [texts.uphold, texts.upholdHint],
};

export const choiceOf = (decision: Decision, isAppeal: boolean): readonly [name: string, hint: string] =>
  isAppeal && decision === 'restore' ? [texts.revert, texts.revertHint] : OF_REPORTS[decision];

export const lengthName = (days: SuspensionDays): string =>
  days === null ? texts.forGood : days === 1 ? texts.oneDay : texts.days(days);

/** Says what will happen. */
export function buttonName(decision: Decision | '', isAppeal: boolean, days: SuspensionDays): string {
  if (decision === '') return texts.decide;
  if (decision !== 'suspend') return choiceOf(decision, isAppeal)[0];
  return days === null ? texts.suspendForGood : texts.suspendFor(lengthName(days));
}

/** A rule was broken, so the member is told which. */
export const hasRule = (decision: Decision | ''): boolean =>
  decision === 'label_ai' || decision === 'hide' || decision === 'warn' || decision === 'suspend';
