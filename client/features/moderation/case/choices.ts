/** The radio buttons of a decision: their names, hints and the button's label. */
import {
  type CaseKind,
  type Decision,
  MAY_BE_APPEALED,
  type SuspensionDays,
} from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { t } from '#client/lib/t.ts';

const OF_REPORTS: Record<Decision, readonly [name: string, hint: string]> = {
  dismiss: [t('Dismiss'), t('Nothing changes. Reporters are told that it follows the rules.')],
  label_ai: [
    t('Label as AI'),
    t('Moves to AI art with the label AI-generated. Members who hide AI works stop seeing it.'),
  ],
  hide: [t('Hide'), t('Removed from all lists. Its pictures are no longer public.')],
  restore: [t('Restore'), t('Back in all lists, as it was.')],
  warn: [t('Warn'), t('Nothing is hidden. The warning counts as an earlier decision.')],
  suspend: [
    t('Suspend'),
    t(
      'Works, courses and profile are removed from all lists until it ends. Open orders and projects can be finished.',
    ),
  ],
  uphold: [t('The decision stands'), t('Nothing changes. The member is notified of the reasons.')],
  mark_stolen: [
    t('Hide, and mark as stolen'),
    t('As above, and future uploads like it are held until a moderator decides.'),
  ],
  hide_older: [t('Hide the older one'), t('The newer upload is the original.')],
};
const OF_PAIRS: Partial<typeof OF_REPORTS> = {
  dismiss: [t('Dismiss'), t('Different works, or both can stay. This pair won’t be compared again.')],
  hide: [
    t('Hide the newer one'),
    t('It’s removed from all lists, and its files go offline within a minute. The uploader can appeal.'),
  ],
};

export function choiceOf(
  decision: Decision,
  kind: CaseKind,
  { subject, isReported = true }: { subject?: ReportSubject; isReported?: boolean } = {},
): readonly [name: string, hint: string] {
  if (kind === 'report' && decision === 'dismiss' && !isReported)
    return [t('Dismiss'), t('Nothing changes, and no one is notified.')];
  if (kind === 'appeal' && decision === 'restore')
    return [t('Reverse the decision'), t('The effects of the decision are undone.')];
  if (kind === 'report' && subject === 'profile' && decision === 'hide')
    return [t('Hide'), t('The profile and everything the member has published are removed from all lists.')];
  return (kind === 'lookalike' && OF_PAIRS[decision]) || OF_REPORTS[decision];
}

export const lengthName = (days: SuspensionDays): string =>
  days === null ? t('Permanently') : days === 1 ? t('1 day') : t('{n} days', { n: days });

/** Says what will happen. */
export function buttonName(decision: Decision | '', kind: CaseKind, days: SuspensionDays): string {
  if (decision === '') return t('Decide');
  if (decision !== 'suspend') return choiceOf(decision, kind)[0];
  return days === null ? t('Suspend permanently') : t('Suspend for {length}', { length: lengthName(days) });
}

/** A rule was broken, so the member is told which. */
export const hasRule = (decision: Decision | ''): boolean => decision !== '' && MAY_BE_APPEALED[decision];
