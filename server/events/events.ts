/**
 * Domain events, emitted by the feature that acts. Listeners run in the same transaction: a notification exists
 * exactly if its like does.
 */
import type { StaffAct } from '#shared/moderation/log/acts.ts';
import type { Source } from '#shared/kernel/view-sources.ts';
import type { AccountEvents, SecurityEvents } from '#shared/notices/account.ts';
import type { CertificateEvents } from '#shared/notices/certificates.ts';
import type { CommunityEvents } from '#shared/notices/community.ts';
import type { DraftEvents } from '#shared/notices/drafts.ts';
import type { HireEvents } from '#shared/notices/hire.ts';
import type { ModerationEvents } from '#shared/notices/moderation.ts';
import type { OfferEvents } from '#shared/notices/offers.ts';
import type { OrderEvents } from '#shared/notices/orders.ts';
import type { Queryable } from '../context.ts';

/** Two works of different members; the newer one looks like the older one. */
export interface Lookalike {
  newerId: string;
  olderId: string;
  /** Which of their pictures look alike. */
  newerImageUrl: string;
  olderImageUrl: string;
  /** How many of 64 bits differ. */
  bits: number;
  /** Share of alike pixels, in percent. */
  likeness: number;
  isMirrored: boolean;
  /** In percent. */
  cropped: number;
  /** Other works that are near. */
  othersCount: number;
  /** When a work that the newer one looks like was marked as stolen. */
  stolenAt: Date | null;
}

/** One of several works that one call changes: its offers that end are one notice to each buyer. */
export interface InOneCall {
  callId?: string | undefined;
}

/** Events that notify members are declared beside their notices. */
type NotifiedEvents = AccountEvents &
  CertificateEvents &
  CommunityEvents &
  DraftEvents &
  HireEvents &
  ModerationEvents &
  OfferEvents &
  OrderEvents &
  SecurityEvents;

/** Ids and new figures; listeners read what else they need. */
export interface Events extends NotifiedEvents {
  'artwork.published': {
    artworkId: string;
    artistId: string;
    /** Goes with the publication. `dueAt`: only if it is still scheduled for then. */
    draft?: { id: string; version: number; dueAt?: Date };
  };
  /** Title, price, category, hidden or featured: anything a card shows or a list filters by. */
  'artwork.changed': { artworkId: string; artistId: string } & InOneCall;
  /** Pictures after the first were added, removed or moved. */
  'artwork.pictures_changed': { artworkId: string };
  /** Emitted while the profile still exists: works and drafts that name it take `instead`. */
  'delivery_profile.deleting': {
    profileId: string;
    memberId: string;
    instead: { deliveryProfileId: string | null; deliveryCost: string };
  };
  /** Emitted while the work still exists: listeners remove what would prevent the deletion. */
  'artwork.deleting': { artworkId: string } & InOneCall;
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
  'comment.changed': Events['comment.added'];
  'comment.removed': Events['comment.added'];
  'member.unfollowed': { followerId: string; followingId: string };
  'member.changed': { memberId: string };
  /** Moderators hid everything the member published. */
  'member.hidden': { memberId: string };
  /** Also emitted when the end of a suspension changes. */
  'member.suspended': { memberId: string; isForGood: boolean };
  'member.unsuspended': { memberId: string };
  'member.blocked': { blockerId: string; blockedId: string };
  'member.unblocked': { blockerId: string; blockedId: string };
  /** `readerId` has read everything `senderId` sent them. */
  'messages.read': { readerId: string; senderId: string };
  /** The member can be paid from now on. */
  'payout-account.activated': { memberId: string };
  /** A video was processed, or could not be. */
  'video.processed': { videoId: string; userId: string };
  /** Emitted after the commit, when someone played that much of another member's video. */
  'video.watched': { videoId: string; seconds: number };
  'video.failed': { videoId: string; userId: string };
  /** Nothing is left of the account; the address is for a last e-mail. */
  'member.deleted': {
    memberId: string;
    email: string | null;
    language: string | null;
    timeZone: string | null;
  };
  /** A published picture is nearly the same as another member's. */
  'lookalike.found': Lookalike;
  /** A moderator or admin acted: the log records it. */
  'staff.acted': StaffAct;
  /** Compares the ledger with the payment provider; `differences`: the first of them. */
  'books.compared': { at: Date; count: number; differences: { code: string; id: string; detail: string }[] };
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
