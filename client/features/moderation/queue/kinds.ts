/** What an entry of the queue is called, and where it is decided. */
import {
  BookOpen,
  Bookmark,
  BriefcaseBusiness,
  Flag,
  Gavel,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  MessageSquare,
  PlayCircle,
  Scale,
  ScanSearch,
  Star,
  Undo2,
  UserRound,
} from 'lucide-react';
import type { QueueEntry } from '#shared/moderation/cases/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import type { QueueKind } from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { displayName } from '#shared/kernel/names.ts';
import { paths } from '#client/paths.ts';
import { REASON_NAMES } from '../reason-names.ts';
import * as texts from './texts.ts';

interface Named {
  name: string;
  icon: LucideIcon;
}

export const SUBJECTS: Record<ReportSubject, Named> = {
  artwork: { name: texts.kindArtwork, icon: Flag },
  comment: { name: texts.kindComment, icon: MessageSquare },
  message: { name: texts.kindMessage, icon: Flag },
  profile: { name: texts.kindProfile, icon: UserRound },
  project: { name: texts.kindProject, icon: BriefcaseBusiness },
  inspiration: { name: texts.kindVideo, icon: PlayCircle },
  course: { name: texts.kindCourse, icon: BookOpen },
  portfolio: { name: texts.kindPiece, icon: Flag },
  course_review: { name: texts.kindReview, icon: Star },
  hire_review: { name: texts.kindReview, icon: Star },
  offer: { name: texts.kindOffer, icon: Flag },
  collection: { name: texts.kindCollection, icon: Bookmark },
};

const KINDS: Record<QueueKind, Named> = {
  report: { name: texts.kindReport, icon: Flag },
  appeal: { name: texts.kindAppeal, icon: Scale },
  refund: { name: texts.kindRefund, icon: Undo2 },
  dispute: { name: texts.kindDispute, icon: Gavel },
  payment: { name: texts.kindPayment, icon: Landmark },
  support: { name: texts.kindSupport, icon: LifeBuoy },
  lookalike: { name: texts.kindLookalike, icon: ScanSearch },
};

export const kindOf = ({ kind, subject }: Pick<QueueEntry, 'kind' | 'subject'>): Named =>
  kind === 'report' && subject ? SUBJECTS[subject] : KINDS[kind];

/** Cases here; everything else on the thing's own page, as before. */
export function placeOf({ kind, id, place }: QueueEntry): string {
  if (kind === 'report' || kind === 'appeal' || kind === 'lookalike') return paths.moderationCase(id);
  if (!place) return paths.support();
  return place.kind === 'purchase' ? paths.sale(place.id) : paths.project(place.id);
}

const nameOf = (person: Person | null) => (person ? displayName(person) : texts.deletedMember);

/** Cases name a thing in quotes, as in a sentence; a heading needs none. */
export const titleOf = ({ title }: { title: string }): string => title.replace(/^“(.*)”$/s, '$1');

export function peopleOf({ kind, subject, about, from }: QueueEntry): string {
  if (subject === 'profile') return texts.member;
  if (kind === 'refund') return texts.asks(nameOf(from), nameOf(about));
  if (kind === 'dispute') return texts.between(nameOf(from), nameOf(about));
  if (kind === 'payment') return texts.bankAgainst(nameOf(from), nameOf(about));
  return kind === 'support' ? texts.from(nameOf(from)) : texts.by(nameOf(about));
}

export function lineOf({ kind, words, reasons, from }: QueueEntry): string {
  if (kind === 'payment') return texts.disputedAtTheBank;
  if (kind === 'report') {
    const names = reasons.map((reason) => REASON_NAMES[reason]).join(', ');
    return words ? texts.reasonsAndWords(names, words) : names;
  }
  if (kind === 'lookalike') return words ? texts.looksLike(words, nameOf(from)) : texts.looksLikeDeleted;
  if (!words) return '';
  if (kind === 'refund') return texts.artistDeclined(words);
  return kind === 'support' ? words : texts.quoted(words);
}
