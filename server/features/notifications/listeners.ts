import type { Context, Queryable } from '#server/context.ts';
import { addAccountListeners } from './account-listeners.ts';
import { addModerationListeners } from './moderation-listeners.ts';
import { hasCommented } from './queries.ts';
import {
  type NotificationInput,
  appendToGroup,
  removeActorEverywhere,
  markGroupRead,
  removeActor,
  setSearchOf,
} from './write-queries.ts';

type Notified = Omit<NotificationInput, 'to'> & { memberId: string };

/** The group key of each type; purchases and awards get their own group. Likes have `like:<artwork>`: see toggle_like. */
const keyOf = {
  comment: (artworkId: string) => `comment:${artworkId}`,
  follow: () => 'follow',
  message: (senderId: string) => `message:${senderId}`,
  sale: (purchaseId: string) => `sale:${purchaseId}`,
  award: (awardId: string) => `award:${awardId}`,
  alert: (searchId: string) => `alert:${searchId}`,
};

/** Notifications are written in the transaction of the event; those of likes by the SQL function toggle_like. */
export function addNotificationListeners(ctx: Context): void {
  const { events, live } = ctx;
  const pushRefresh = (tx: Queryable, ...to: string[]) => live.publish(tx, { to }, { type: 'notification' });

  /** Members are not notified of their own actions. */
  async function notify(tx: Queryable, { memberId, ...input }: Notified): Promise<void> {
    if (input.actorId === memberId) return;
    await pushRefresh(tx, ...(await appendToGroup(tx, { ...input, to: [memberId] }, ctx.clock.now())));
  }
  async function retract(tx: Queryable, memberId: string, groupKey: string, actorId: string): Promise<void> {
    if (await removeActor(tx, { memberId, groupKey }, actorId)) await pushRefresh(tx, memberId);
  }

  events.on('comment.added', (tx, { artworkId, artistId: memberId, memberId: actorId }) =>
    notify(tx, { memberId, type: 'comment', groupKey: keyOf.comment(artworkId), actorId, artworkId }),
  );
  events.on('comment.removed', async (tx, { artworkId, artistId, memberId }) => {
    if (await hasCommented(tx, memberId, artworkId)) return;
    await retract(tx, artistId, keyOf.comment(artworkId), memberId);
  });
  events.on('member.followed', (tx, { followerId: actorId, followingId: memberId }) =>
    notify(tx, { memberId, type: 'follow', groupKey: keyOf.follow(), actorId }),
  );
  events.on('member.unfollowed', (tx, { followerId, followingId }) =>
    retract(tx, followingId, keyOf.follow(), followerId),
  );
  events.on('message.sent', (tx, { senderId: actorId, receiverId: memberId }) =>
    notify(tx, { memberId, type: 'message', groupKey: keyOf.message(actorId), actorId }),
  );
  events.on('messages.read', async (tx, { readerId: memberId, senderId }) => {
    const line = { memberId, groupKey: keyOf.message(senderId) };
    if (await markGroupRead(tx, line, ctx.clock.now())) await pushRefresh(tx, memberId);
  });
  events.on('artwork.sold', (tx, { artworkId, artistId: memberId, buyerId: actorId, purchaseId }) =>
    notify(tx, { memberId, type: 'sale', groupKey: keyOf.sale(purchaseId), actorId, artworkId, purchaseId }),
  );
  events.on('award.given', (tx, { awardId, artworkId, artistId: memberId }) =>
    notify(tx, { memberId, type: 'award', groupKey: keyOf.award(awardId), artworkId, awardId }),
  );
  events.on('alert.matched', async (tx, { searchId, memberId, channel, works }) => {
    if (channel !== 'bell') return;
    const groupKey = keyOf.alert(searchId);
    // The newest work of each artist: a notification shows one.
    const newest = new Map(works.map(({ artworkId, artistId }) => [artistId, artworkId]));
    for (const [actorId, artworkId] of newest) {
      await notify(tx, { memberId, type: 'alert', groupKey, actorId, artworkId });
    }
    await setSearchOf(tx, groupKey, searchId);
  });
  events.on('member.blocked', async (tx, { blockerId, blockedId }) => {
    for (const [memberId, actorId] of [
      [blockerId, blockedId],
      [blockedId, blockerId],
    ] as const) {
      if (await removeActorEverywhere(tx, memberId, actorId)) await pushRefresh(tx, memberId);
    }
  });
  addAccountListeners(ctx);
  addModerationListeners(ctx);
  // The notifications were deleted with the work; open tabs must refresh.
  events.on('artwork.removed', (tx, { artistId }) => pushRefresh(tx, artistId));
}
