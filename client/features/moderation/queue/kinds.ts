/** What the queue says of each kind of entry, and the page where it is decided. */
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
import { type QueueKind, isCase } from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { displayName } from '#shared/kernel/names.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { SUBJECT_NAMES } from '../case-names.ts';
import { REASON_NAMES } from '../reason-names.ts';

interface Named {
  name: string;
  icon: IconComponent;
}

const ICONS: Record<ReportSubject, IconComponent> = {
  artwork: Flag,
  comment: MessageSquare,
  message: Flag,
  profile: UserRound,
  project: BriefcaseBusiness,
  inspiration: PlayCircle,
  course: BookOpen,
  portfolio: Flag,
  course_review: Star,
  hire_review: Star,
  offer: Flag,
  collection: Bookmark,
};

const nameOf = (person: Person | null) => (person ? displayName(person) : t('Deleted member'));
const byMember = ({ about }: QueueEntry) => t('By {name}', { name: nameOf(about) });
const quoted = ({ words }: QueueEntry) => (words ? t('“{words}”', { words }) : '');

function reportLine({ words, reasons }: QueueEntry): string {
  const names = reasons.map((reason) => REASON_NAMES[reason]).join(', ');
  return words ? t('{reasons}. “{words}”', { reasons: names, words }) : names;
}

interface Kind extends Named {
  plural: string;
  people: (entry: QueueEntry) => string;
  line: (entry: QueueEntry) => string;
}

/** In the order of the filter. */
export const KINDS: Record<QueueKind, Kind> = {
  report: { name: t('Report'), plural: t('Reports'), icon: Flag, people: byMember, line: reportLine },
  refund: {
    name: t('Refund'),
    plural: t('Refunds'),
    icon: Undo2,
    people: ({ from, about }) =>
      t('{buyer}, for a refund from {artist}', { buyer: nameOf(from), artist: nameOf(about) }),
    line: quoted,
  },
  dispute: {
    name: t('Dispute'),
    plural: t('Disputes'),
    icon: Gavel,
    people: ({ from, about }) =>
      t('{client} and {designer}', { client: nameOf(from), designer: nameOf(about) }),
    line: quoted,
  },
  payment: {
    name: t('Payment'),
    plural: t('Payments'),
    icon: Landmark,
    people: ({ from, about }) =>
      t('{buyer}’s bank, against {artist}', { buyer: nameOf(from), artist: nameOf(about) }),
    line: () => t('Disputed with the bank.'),
  },
  support: {
    name: t('Support'),
    plural: t('Support'),
    icon: LifeBuoy,
    people: ({ from }) => t('From {name}', { name: nameOf(from) }),
    line: ({ words }) => words ?? '',
  },
  appeal: { name: t('Appeal'), plural: t('Appeals'), icon: Scale, people: byMember, line: quoted },
  lookalike: {
    name: t('Look-alike'),
    plural: t('Look-alikes'),
    icon: ScanSearch,
    people: byMember,
    line: ({ words, from }) =>
      words
        ? t('Looks like “{title}” by {name}.', { title: words, name: nameOf(from) })
        : t('Looks like a work that was deleted.'),
  },
};

export const kindOf = ({ kind, subject }: Pick<QueueEntry, 'kind' | 'subject'>): Named =>
  kind === 'report' && subject ? { name: SUBJECT_NAMES[subject], icon: ICONS[subject] } : KINDS[kind];

/** Cases here; everything else on the thing's own page. */
export function placeOf({ kind, id, place }: QueueEntry): string {
  if (isCase(kind)) return paths.moderationCase(id);
  if (!place) return paths.support();
  return place.kind === 'purchase' ? paths.sale(place.id) : paths.project(place.id);
}

/** Cases name a thing in quotes, as in a sentence; a heading needs none. */
export const titleOf = ({ title }: { title: string }): string => title.replace(/^“(.*)”$/s, '$1');

export const peopleOf = (entry: QueueEntry): string =>
  entry.subject === 'profile' ? t('Member') : KINDS[entry.kind].people(entry);

export const lineOf = (entry: QueueEntry): string => KINDS[entry.kind].line(entry);
