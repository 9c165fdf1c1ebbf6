/** The text of an entry of the queue, and the page where it is decided. */
import {
  BookOpen,
  Bookmark,
  BriefcaseBusiness,
  Flag,
  Gavel,
  Landmark,
  LifeBuoy,
  type IconComponent,
  MessageSquare,
  PlayCircle,
  Scale,
  ScanSearch,
  Star,
  Undo2,
  UserRound,
} from '#client/ui/icons.ts';
import type { QueueEntry } from '#shared/moderation/cases/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import type { QueueKind } from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { displayName } from '#shared/kernel/names.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { REASON_NAMES } from '../reason-names.ts';

interface Named {
  name: string;
  icon: IconComponent;
}

export const SUBJECTS: Record<ReportSubject, Named> = {
  artwork: { name: t('Artwork'), icon: Flag },
  comment: { name: t('Comment'), icon: MessageSquare },
  message: { name: t('Message'), icon: Flag },
  profile: { name: t('Profile'), icon: UserRound },
  project: { name: t('Project'), icon: BriefcaseBusiness },
  inspiration: { name: t('Video'), icon: PlayCircle },
  course: { name: t('Course'), icon: BookOpen },
  portfolio: { name: t('Portfolio piece'), icon: Flag },
  course_review: { name: t('Review'), icon: Star },
  hire_review: { name: t('Review'), icon: Star },
  offer: { name: t('Offer'), icon: Flag },
  collection: { name: t('Collection'), icon: Bookmark },
};

const KINDS: Record<QueueKind, Named> = {
  report: { name: t('Report'), icon: Flag },
  appeal: { name: t('Appeal'), icon: Scale },
  refund: { name: t('Refund'), icon: Undo2 },
  dispute: { name: t('Dispute'), icon: Gavel },
  payment: { name: t('Payment'), icon: Landmark },
  support: { name: t('Support'), icon: LifeBuoy },
  lookalike: { name: t('Look-alike'), icon: ScanSearch },
};

export const kindOf = ({ kind, subject }: Pick<QueueEntry, 'kind' | 'subject'>): Named =>
  kind === 'report' && subject ? SUBJECTS[subject] : KINDS[kind];

/** Cases here; everything else on the thing's own page, as before. */
export function placeOf({ kind, id, place }: QueueEntry): string {
  if (kind === 'report' || kind === 'appeal' || kind === 'lookalike') return paths.moderationCase(id);
  if (!place) return paths.support();
  return place.kind === 'purchase' ? paths.sale(place.id) : paths.project(place.id);
}

const nameOf = (person: Person | null) => (person ? displayName(person) : t('Deleted member'));

/** Cases name a thing in quotes, as in a sentence; a heading needs none. */
export const titleOf = ({ title }: { title: string }): string => title.replace(/^“(.*)”$/s, '$1');

export function peopleOf({ kind, subject, about, from }: QueueEntry): string {
  if (subject === 'profile') return t('Member');
  if (kind === 'refund')
    return t('{buyer}, for a refund from {artist}', { buyer: nameOf(from), artist: nameOf(about) });
  if (kind === 'dispute')
    return t('{client} and {designer}', { client: nameOf(from), designer: nameOf(about) });
  if (kind === 'payment')
    return t('{buyer}’s bank, against {artist}', { buyer: nameOf(from), artist: nameOf(about) });
  return kind === 'support'
    ? t('From {name}', { name: nameOf(from) })
    : t('By {name}', { name: nameOf(about) });
}

export function lineOf({ kind, words, reasons, from }: QueueEntry): string {
  if (kind === 'payment') return t('Disputed at the bank.');
  if (kind === 'report') {
    const names = reasons.map((reason) => REASON_NAMES[reason]).join(', ');
    return words ? t('{reasons}. “{words}”', { reasons: names, words }) : names;
  }
  if (kind === 'lookalike')
    return words
      ? t('Looks like “{title}” by {name}.', { title: words, name: nameOf(from) })
      : t('Looks like a work that was deleted.');
  if (!words) return '';
  if (kind === 'refund') return t('“{words}” The artist declined.', { words });
  return kind === 'support' ? words : t('“{words}”', { words });
}
