import type { Context, Queryable } from '#server/context.ts';
import { subscribeAffairs } from './subscribe-affairs.ts';
import { hasCommented } from './queries.ts';
import { type Deed, addToLines, takeFromAllLines, readGroup, takeFromLines } from './write-queries.ts';

type Told = Omit<Deed, 'to'> & { memberId: string };

/** What belongs into one line; a purchase and an award have their own. */
const keyOf = {
  like: (artworkId: string) => `like:${artworkId}`,
  comment: (artworkId: string) => `comment:${artworkId}`,
  follow: () => 'follow',
  message: (senderId: string) => `message:${senderId}`,
  sale: (purchaseId: string) => `sale:${purchaseId}`,
  award: (awardId: string) => `award:${awardId}`,
};

/** Lines follow deeds, in the transaction of the deed. */
export function subscribeNotifications(ctx: Context): void {
  const { events, live } = ctx;
  const show = (tx: Queryable, ...to: string[]) => live.publish(tx, { to }, { type: 'notification' });

  /** Nobody is told of their own deeds. */
  async function tell(tx: Queryable, { memberId, ...deed }: Told): Promise<void> {
    if (deed.actorId === memberId) return;
    await show(tx, ...(await addToLines(tx, { ...deed, to: [memberId] }, ctx.clock.now())));
  }
  async function takeBack(tx: Queryable, memberId: string, groupKey: string, actorId: string): Promise<void> {
    if (await takeFromLines(tx, { memberId, groupKey }, actorId)) await show(tx, memberId);
  }

  events.on('artwork.liked', (tx, { artworkId, artistId: memberId, memberId: actorId }) =>
    tell(tx, { memberId, type: 'like', groupKey: keyOf.like(artworkId), actorId, artworkId }),
  );
  events.on('artwork.unliked', (tx, { artworkId, artistId, memberId }) =>
    takeBack(tx, artistId, keyOf.like(artworkId), memberId),
  );
  events.on('comment.added', (tx, { artworkId, artistId: memberId, memberId: actorId }) =>
    tell(tx, { memberId, type: 'comment', groupKey: keyOf.comment(artworkId), actorId, artworkId }),
  );
  events.on('comment.removed', async (tx, { artworkId, artistId, memberId }) => {
    if (await hasCommented(tx, memberId, artworkId)) return;
    await takeBack(tx, artistId, keyOf.comment(artworkId), memberId);
  });
  events.on('member.followed', (tx, { followerId: actorId, followingId: memberId }) =>
    tell(tx, { memberId, type: 'follow', groupKey: keyOf.follow(), actorId }),
  );
  events.on('member.unfollowed', (tx, { followerId, followingId }) =>
    takeBack(tx, followingId, keyOf.follow(), followerId),
  );
  events.on('message.sent', (tx, { senderId: actorId, receiverId: memberId }) =>
    tell(tx, { memberId, type: 'message', groupKey: keyOf.message(actorId), actorId }),
  );
  events.on('messages.read', async (tx, { readerId: memberId, writerId }) => {
    const line = { memberId, groupKey: keyOf.message(writerId) };
    if (await readGroup(tx, line, ctx.clock.now())) await show(tx, memberId);
  });
  events.on('artwork.sold', (tx, { artworkId, artistId: memberId, buyerId: actorId, purchaseId }) =>
    tell(tx, { memberId, type: 'sale', groupKey: keyOf.sale(purchaseId), actorId, artworkId, purchaseId }),
  );
  events.on('award.given', (tx, { awardId, artworkId, artistId: memberId }) =>
    tell(tx, { memberId, type: 'award', groupKey: keyOf.award(awardId), artworkId, awardId }),
  );
  events.on('member.blocked', async (tx, { blockerId, blockedId }) => {
    for (const [memberId, actorId] of [
      [blockerId, blockedId],
      [blockedId, blockerId],
    ] as const) {
      if (await takeFromAllLines(tx, memberId, actorId)) await show(tx, memberId);
    }
  });
  subscribeAffairs(ctx);
  // The lines went with the work; windows that show them do not know.
  events.on('artwork.removed', (tx, { artistId }) => show(tx, artistId));
}
