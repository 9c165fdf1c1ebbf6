/**
 * Domain events, emitted by the feature that acts. Listeners run in the same transaction: a notification exists
 * exactly if its like does.
 */
import type { OfferChange } from '#shared/offers/states.ts';
import type { AlertChannel } from '#shared/alerts/contract.ts';
import type { ActivityKind } from '#shared/hire/activity-kinds.ts';
import type { MailReason } from '#shared/notices/account.ts';
import type { StaffAct } from '#shared/moderation/log/acts.ts';
import type { Basis } from '#shared/moderation/looked-at.ts';
import type { ReportReason } from '#shared/moderation/reasons.ts';
import type { PremiumChange } from '#shared/notices/account.ts';
import type { OrderChange } from '#shared/notices/orders.ts';
import type { Source } from '#shared/kernel/view-sources.ts';
import type { Queryable } from '../context.ts';

export type CaseDecision = 'hidden' | 'labeled_ai' | 'warned' | 'suspended' | 'restored';

interface CommentEvent {
  commentId: string;
  artworkId: string;
  artistId: string;
  memberId: string;
  /** Comments on the work that everybody may see, after the change. */
  commentsCount: number;
}

/** Ids and new figures; listeners read what else they need. */
/** Two works of different members; the newer one looks like the older one. */
export interface Lookalike {
  newerId: string;
  olderId: string;
  /** Of 64, that differ. */
  bits: number;
  /** Of the pixels, in percent. */
  likeness: number;
  isMirrored: boolean;
  /** In percent. */
  cropped: number;
  /** Other works that are near. */
  othersCount: number;
  /** Since when a work that the newer one looks like is marked as stolen. */
  stolenAt: Date | null;
}

export interface Events {
  'artwork.published': { artworkId: string; artistId: string };
  /** Title, price, category, hidden or featured: anything a card shows or a list filters by. */
  'artwork.changed': { artworkId: string; artistId: string };
  /** While it still exists: listeners remove what would prevent it. */
  'artwork.deleting': { artworkId: string };
  'artwork.removed': { artworkId: string; artistId: string };
  /** After the commit: everything that must be true with the like is written by toggle_like. */
  'artwork.liked': { artworkId: string; likesCount: number };
  'artwork.unliked': { artworkId: string; likesCount: number };
  /** Counted once per member, work and UTC day, in batches after the responses. */
  'artworks.viewed': {
    views: {
      artworkId: string;
      artistId: string;
      userId: string;
      at: Date;
      source: Source;
      words: string | undefined;
    }[];
  };
  /** Works published since that a saved search finds. */
  'alert.matched': {
    searchId: string;
    memberId: string;
    channel: AlertChannel;
    works: { artworkId: string; artistId: string }[];
  };
  'artwork.sold': { artworkId: string; artistId: string; buyerId: string; purchaseId: string };
  'comment.added': CommentEvent;
  'comment.changed': CommentEvent;
  'comment.removed': CommentEvent;
  /** `by`: the party who acted, if any. `to`: who is told. */
  'offer.changed': {
    offerId: string;
    artworkId: string | null;
    change: OfferChange;
    by: string | null;
    to: string[];
  };
  'member.followed': { followerId: string; followingId: string };
  'member.unfollowed': { followerId: string; followingId: string };
  'member.changed': { memberId: string };
  /** Moderators hid everything the member published. */
  'member.hidden': { memberId: string };
  /** Also when the end of a suspension changes. */
  'member.suspended': { memberId: string; isForGood: boolean };
  'member.unsuspended': { memberId: string };
  'member.blocked': { blockerId: string; blockedId: string };
  'member.unblocked': { blockerId: string; blockedId: string };
  'message.sent': { messageId: string; senderId: string; receiverId: string };
  /** `readerId` has read everything `senderId` sent them. */
  'messages.read': { readerId: string; senderId: string };
  /** Changes after the sale itself, which is `artwork.sold`. `by`: the member who acted, if any. */
  'order.changed': {
    purchaseId: string;
    artworkId: string;
    buyerId: string;
    artistId: string;
    change: OrderChange;
    by: string | null;
  };
  /** `code`: as printed. */
  'certificate.handed_on': {
    code: string;
    purchaseId: string;
    artworkId: string;
    giverId: string;
    receiverId: string;
  };
  /** The sale of a transferred certificate was undone. `ownerId` is one of its owners; each has an event. */
  'certificate.voided': { code: string; purchaseId: string; artworkId: string; ownerId: string };
  /** The member can be paid from now on. */
  'payout-account.activated': { memberId: string };
  'premium.changed': { memberId: string; change: PremiumChange };
  'support.asked': { requestId: string; memberId: string };
  'support.answered': { requestId: string; memberId: string; moderatorId: string };
  /** A video was processed, or could not be. */
  'video.processed': { videoId: string; userId: string };
  /** Somebody played that much of another member's video; after the commit. */
  'video.watched': { videoId: string; seconds: number };
  'video.failed': { videoId: string; userId: string };
  /**
   * A project changed, or a designer applied. `to`: who is notified. `parties`: client and designer. `by`: the
   * party or applicant who acted; never a moderator.
   */
  'hire.changed': {
    projectId: string;
    kind: ActivityKind;
    to: string[];
    parties: string[];
    by: string | null;
  };
  /** Nothing can be e-mailed to the member: the address is not verified, or the third message in a row came back. */
  'mail.undeliverable': { memberId: string; reason: MailReason };
  /** A sign-in from a device that was not known. `device`: 'Firefox on Windows'. */
  'device.added': { memberId: string; device: string };
  'export.ready': { memberId: string; availableUntil: Date };
  'deletion.asked': { memberId: string; deletesAt: Date };
  'deletion.canceled': { memberId: string };
  /** Its day came while something was open. */
  'deletion.postponed': { memberId: string; deletesAt: Date };
  /** Nothing is left of the account; the address is for a last e-mail. */
  'member.deleted': {
    memberId: string;
    email: string | null;
    language: string | null;
    timeZone: string | null;
  };
  /** A moderator decided about something of the member. `title`: what it was about, as the member knows it. */
  'case.decided': {
    memberId: string;
    caseId: string;
    decision: CaseDecision;
    /** Null where no rule was broken. */
    reason: ReportReason | null;
    title: string;
    appealUntil: Date | null;
    /** Of a suspension. */
    suspendedUntil: Date | null;
    /** What was looked at; null where no rule was broken. */
    basis: Basis | null;
    reportsCount: number;
  };
  /** By its time, or by an admin; an appeal that is granted says so itself. */
  'suspension.ended': { memberId: string };
  /** A published picture is nearly the same as another member's. */
  'lookalike.found': Lookalike;
  /** It is like one marked as stolen, so it is out of the lists until a moderator decides. */
  'lookalike.held': {
    memberId: string;
    caseId: string;
    artworkId: string;
    title: string;
    mayReturn: boolean;
  };
  /** No one decided after the member said that it is theirs, so it is visible again. */
  'lookalike.released': { memberId: string; caseId: string; artworkId: string; title: string };
  /** A moderator decided that it may stay, so it is visible again. */
  'lookalike.restored': { memberId: string; caseId: string; artworkId: string; title: string };
  /** A new upload that is held looks like the member's work, or was compared with it and stays. */
  'lookalike.resembles': { memberId: string; artworkId: string; title: string; isHeld: boolean };
  /** So many held works were not decided in time; for one admin. */
  'lookalike.overdue': { memberId: string; count: number };
  /** A copy of the member's picture was hidden. */
  'lookalike.hidden': { memberId: string; caseId: string; title: string };
  /** A moderator took the AI label off that the file set, or put it back. */
  'ai_label.changed': { memberId: string; artworkId: string; isLifted: boolean };
  /** For the member who reported it. */
  'report.decided': { memberId: string; caseId: string; title: string; isUpheld: boolean };
  /** For the member who reported it: an appeal against what followed was granted. */
  'report.reversed': { memberId: string; caseId: string; title: string };
  /** `endsSuspension`: it was the one that counted. */
  'appeal.decided': {
    memberId: string;
    caseId: string;
    title: string;
    isGranted: boolean;
    endsSuspension: boolean;
  };
  /** One for each member. */
  'terms.changed': { memberId: string; version: number; from: Date };
  /** A moderator or admin acted: the log records it. */
  'staff.acted': StaffAct;
  /** With the payment provider; `differences`: the first of them. */
  'books.compared': { at: Date; count: number; differences: { code: string; id: string; detail: string }[] };
  'award.given': { awardId: string; artworkId: string; artistId: string };
}
export type EventName = keyof Events;

type Listener<Name extends EventName> = (tx: Queryable, event: Events[Name]) => Promise<unknown>;

export interface EventBus {
  /** Runs the listeners in the transaction of the action; if one fails, the action is rolled back. */
  emit<Name extends EventName>(tx: Queryable, name: Name, event: Events[Name]): Promise<void>;
  on<Name extends EventName>(name: Name, listener: Listener<Name>): void;
}

export function createEventBus(): EventBus {
  const listeners = new Map<EventName, Listener<never>[]>();
  return {
    async emit(tx, name, event) {
      for (const listener of listeners.get(name) ?? []) await listener(tx, event as never);
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}
