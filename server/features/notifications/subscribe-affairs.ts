/** Orders, Premium, support, projects and what became of one's videos: what no member may miss, whatever else is told and whoever blocks whom. */
import type { OrderChange } from '#shared/orders/changes.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Events } from '#server/events/events.ts';
import { listModeratorIds } from '#server/db/moderators.ts';
import { findContentOf } from './queries.ts';
import { type Deed, addToLines, readAsked, readGroup } from './write-queries.ts';

/** These are between the artist and the house. */
const FOR_THE_ARTIST = new Set<OrderChange>(['ship_reminder', 'paid_out', 'payout_held', 'payout_reversed']);

/** After these a moderator decides. */
const FOR_MODERATORS = new Set<OrderChange>(['refund_declined', 'refund_unanswered']);

/** The other party, or both when it was neither's action; and moderators of what they have to decide. */
async function listToldOf(
  tx: Queryable,
  { buyerId, artistId, change, by }: Events['order.changed'],
): Promise<string[]> {
  if (FOR_THE_ARTIST.has(change)) return [artistId];
  const moderators = FOR_MODERATORS.has(change) ? await listModeratorIds(tx) : [];
  return [...new Set([buyerId, artistId, ...moderators])].filter((id) => id !== by);
}

/** The line that says that a video could not be prepared: old news when it is ready. */
const failureOf = (memberId: string, contentId: string) => ({
  memberId,
  groupKey: `video:${contentId}:failed`,
});

type Video = Events['video.processed'];

export function subscribeAffairs(ctx: Context): void {
  const { events, live } = ctx;
  const show = (tx: Queryable, to: string[]) => live.publish(tx, { to }, { type: 'notification' });
  const showOrder = (tx: Queryable, purchaseId: string, to: string[]) =>
    live.publish(tx, { to }, { type: 'order', purchaseId });

  /** Each purchase and each change has a line of its own: none disappears behind another. */
  async function tell(tx: Queryable, deed: Deed): Promise<void> {
    await show(tx, await addToLines(tx, deed, ctx.clock.now()));
  }

  events.on('order.changed', async (tx, event) => {
    const { purchaseId, artworkId, change, by } = event;
    // Nobody learns which moderator decided.
    const actorId = by === event.buyerId || by === event.artistId ? by : undefined;
    const line = { type: 'order' as const, groupKey: `order:${purchaseId}:${change}` };
    const to = await listToldOf(tx, event);
    await tell(tx, { ...line, to, purchaseId, artworkId, change, ...(actorId && { actorId }) });
    await showOrder(tx, purchaseId, [event.buyerId, event.artistId]);
  });
  events.on('artwork.sold', (tx, { purchaseId, buyerId, artistId }) =>
    showOrder(tx, purchaseId, [buyerId, artistId]),
  );
  events.on('hire.changed', async (tx, { projectId, kind, to, parties, by }) => {
    const line = { type: 'hire' as const, groupKey: `hire:${projectId}:${kind}`, change: kind };
    await tell(tx, { ...line, to, hireProjectId: projectId, ...(by && { actorId: by }) });
    await live.publish(tx, { to: parties, topic: `project:${projectId}` }, { type: 'project', projectId });
  });
  events.on('premium.changed', async (tx, { memberId, change }) => {
    await tell(tx, { to: [memberId], type: 'premium', groupKey: `premium:${change}`, change });
    await live.publish(tx, { to: [memberId] }, { type: 'premium' });
  });
  /** Of a video that shows nowhere yet its author is told by the form that waits for it. */
  const tellOfVideo =
    (change: 'ready' | 'failed') =>
    async (tx: Queryable, { videoId, userId }: Video) => {
      const contentId = await findContentOf(tx, videoId);
      if (!contentId) return;
      const groupKey = `video:${contentId}:${change}`;
      await tell(tx, { to: [userId], type: 'video', groupKey, contentId, change });
      if (change === 'ready') await readGroup(tx, failureOf(userId, contentId), ctx.clock.now());
    };
  events.on('video.processed', tellOfVideo('ready'));
  events.on('video.failed', tellOfVideo('failed'));
  events.on('support.asked', async (tx, { requestId: supportRequestId, memberId: askedBy }) => {
    const line = { type: 'support' as const, groupKey: `support:${supportRequestId}:asked`, change: 'asked' };
    const moderators = (await listModeratorIds(tx)).filter((id) => id !== askedBy);
    await addToLines(tx, { ...line, to: moderators, supportRequestId }, ctx.clock.now());
    // Windows that show the queue follow, also of those who do not want to be told.
    await show(tx, moderators);
  });
  events.on('support.answered', async (tx, { requestId: supportRequestId, memberId }) => {
    const line = { type: 'support' as const, groupKey: `support:${supportRequestId}:answered` };
    await tell(tx, { ...line, to: [memberId], supportRequestId, change: 'answered' });
    // It waits for nobody any more.
    await readAsked(tx, supportRequestId, ctx.clock.now());
    await show(tx, await listModeratorIds(tx));
  });
}
