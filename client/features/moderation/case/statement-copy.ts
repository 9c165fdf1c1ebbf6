/** Sentences about a decision, for the member it is about; the preview and the statement say the same. */
import { RULES, type ReportReason } from '#shared/moderation/reasons.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { atStart, inSentence } from '#shared/moderation/names.ts';
import type { Statement } from '#shared/moderation/cases/contract.ts';
import { type Decision, isForGood } from '#shared/moderation/states.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { shortDateTime } from '../queue/due.ts';

export interface Decided {
  decision: Decision;
  subject: ReportSubject;
  /** The title of the subject, as cases name it. */
  title: string;
  /** Set for a suspension. */
  suspendedUntil: Date | null;
  at: Date;
  /** About an appeal. */
  isAppeal?: boolean;
  /** Not decided: it waits for a moderator. */
  held?: Statement['held'];
}

/** Once an appeal was granted, the decision is told as reversed. */
export const decidedOf = (statement: Statement): Decided => ({
  ...statement,
  at: statement.decidedAt,
  ...(!statement.held && statement.appeal?.outcome?.isGranted ? { decision: 'restore', isAppeal: true } : {}),
});

/** They hide one of two works that look alike. */
const isOfPair = (decision: Decision) => decision === 'mark_stolen' || decision === 'hide_older';
const isWithoutEnd = (until: Date | null) => !until || isForGood(until);

export function headlineOf({ decision, suspendedUntil: until, isAppeal, held, ...about }: Decided): string {
  const title = inSentence(about.subject, about.title, 'your');
  if (held)
    return held.isOver
      ? t('{title} is visible again', { title })
      : t('{title} is awaiting review', { title });
  if (isAppeal)
    return decision === 'restore'
      ? t('The decision about {title} was reversed', { title })
      : t('The decision about {title} stands', { title });
  if (decision === 'suspend')
    return isWithoutEnd(until)
      ? t('Your account is permanently suspended')
      : t('Your account is suspended until {day}', { day: day(until!) });
  if (decision === 'label_ai') return t('We labeled {title} as AI-generated', { title });
  if (decision === 'hide' || isOfPair(decision)) return t('We hid {title}', { title });
  return decision === 'restore'
    ? t('{title} is visible again', { title: atStart(title) })
    : t('A warning about {title}', { title });
}

/** Everything a member has published goes with the profile. */
export const hidesEverything = ({ decision, subject }: Pick<Decided, 'decision' | 'subject'>): boolean =>
  subject === 'profile' && decision === 'hide';

export function changeOf(decided: Decided): string {
  const { decision, suspendedUntil: until, at, isAppeal, held } = decided;
  if (held?.isOver)
    return t(
      'Unlisted on {since} because its picture is nearly the same as one marked as stolen. Everyone can see it again.',
      { since: day(at) },
    );
  if (held)
    return held.until
      ? t(
          'Unlisted since {since}, because its picture is nearly the same as one marked as stolen. Visible again on {until} unless a moderator decides.',
          { since: day(at), until: shortDateTime(held.until) },
        )
      : t(
          'Unlisted since {since}, because its picture is nearly the same as one marked as stolen. Held until a moderator decides.',
          { since: day(at) },
        );
  if (isAppeal)
    return decision === 'restore'
      ? t('The effects of the decision have been undone.')
      : t('Nothing changed.');
  if (decision === 'suspend')
    return isWithoutEnd(until)
      ? t(
          'You can browse, finish open orders and projects, and appeal. Your works, courses and profile are hidden. Premium lasts until the end of the paid month.',
        )
      : t(
          'You can browse, finish open orders and projects, and appeal. Your works, courses and profile are hidden until the suspension ends.',
        );
  if (decision === 'label_ai')
    return t('Since {since}, the work has been in AI art, labeled AI-generated. It stays visible.', {
      since: day(at),
    });
  if (hidesEverything(decided))
    return t(
      'Since {since}, only you and our moderators can see your profile and everything you’ve published. You can finish open orders and projects.',
      { since: day(at) },
    );
  if (decision === 'hide' || isOfPair(decision))
    return t('Since {since}, only you and our moderators can see it.', { since: day(at) });
  return decision === 'restore'
    ? t('Since {since}, everyone can see it again.', { since: day(at) })
    : t('Nothing is hidden. Another decision like this can lead to a suspension.');
}

/** "Section 7 of the terms: AI work must be labeled as AI.", or the rule alone if it has no section. */
export function ruleOf(reason: ReportReason): string {
  const { section, rule } = RULES[reason];
  return section ? t('Section {section} of the terms: {rule}.', { section, rule }) : `${rule}.`;
}

export const appealUntil = (until: Date): string =>
  t('You can appeal once, until {day}. Another moderator will decide.', { day: day(until) });
