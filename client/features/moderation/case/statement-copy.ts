/** Sentences about a decision, for the member it is about; the preview and the statement say the same. */
import { RULES, type ReportReason } from '#shared/moderation/reasons.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { atStart, inSentence } from '#shared/moderation/names.ts';
import type { Statement } from '#shared/moderation/cases/contract.ts';
import { type Decision, isForGood } from '#shared/moderation/states.ts';
import { day } from '#client/lib/format.ts';
import { moment } from '../queue/due.ts';
import * as texts from './statement-texts.ts';

const NAMES: Record<Decision, string> = {
  dismiss: texts.dismissed,
  label_ai: texts.labeledAsAi,
  hide: texts.hidden,
  restore: texts.restored,
  warn: texts.warned,
  suspend: texts.suspended,
  uphold: texts.upheld,
  mark_stolen: texts.markedStolen,
  hide_older: texts.olderHidden,
};
export const decisionName = (decision: Decision): string => NAMES[decision];

export interface Decided {
  decision: Decision;
  subject: ReportSubject;
  /** Of the thing, as cases name it. */
  title: string;
  /** Of a suspension. */
  suspendedUntil: Date | null;
  at: Date;
  /** About an appeal. */
  isAppeal?: boolean;
  /** Not decided: it waits for a moderator. */
  held?: Statement['held'];
}

/** They hide one of two works that look alike. */
const isOfPair = (decision: Decision) => decision === 'mark_stolen' || decision === 'hide_older';
const isWithoutEnd = (until: Date | null) => !until || isForGood(until);

export function headlineOf({ decision, suspendedUntil: until, isAppeal, held, ...about }: Decided): string {
  const title = inSentence(about.subject, about.title, 'your');
  if (held) return held.isOver ? texts.isVisible(title) : texts.awaitsReview(title);
  if (isAppeal) return decision === 'restore' ? texts.decisionReversed(title) : texts.decisionStands(title);
  if (decision === 'suspend')
    return isWithoutEnd(until) ? texts.suspendedPermanently : texts.suspendedUntil(day(until!));
  if (decision === 'label_ai') return texts.weLabeled(title);
  if (decision === 'hide' || isOfPair(decision)) return texts.weHid(title);
  return decision === 'restore' ? texts.isVisible(atStart(title)) : texts.warningAbout(title);
}

/** Everything a member has published goes with the profile. */
export const hidesEverything = ({ decision, subject }: Pick<Decided, 'decision' | 'subject'>): boolean =>
  subject === 'profile' && decision === 'hide';

export function changeOf(decided: Decided): string {
  const { decision, suspendedUntil: until, at, isAppeal, held } = decided;
  if (held?.isOver) return texts.wasUnlisted(day(at));
  if (held) return texts.isUnlisted(day(at), held.until && moment(held.until));
  if (isAppeal) return decision === 'restore' ? texts.undone : texts.nothingChanged;
  if (decision === 'suspend')
    return isWithoutEnd(until) ? texts.whileSuspendedPermanently : texts.whileSuspended;
  if (decision === 'label_ai') return texts.nowInAiArt(day(at));
  if (hidesEverything(decided)) return texts.nothingVisible(day(at));
  if (decision === 'hide' || isOfPair(decision)) return texts.notVisible(day(at));
  return decision === 'restore' ? texts.visibleAgain(day(at)) : texts.nothingIsHidden;
}

/** "Section 7 of the terms: AI work must be labeled as AI.", or the rule alone if it has no section. */
export function ruleOf(reason: ReportReason): string {
  const { section, rule } = RULES[reason];
  return section ? texts.terms(section, rule) : `${rule}.`;
}

export const appealUntil = (until: Date): string => texts.appealUntil(day(until));
