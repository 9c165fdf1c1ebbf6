/**
 * Account notifications: orders, Premium, support, projects and the member's own videos. They are sent
 * regardless of mutes of other types and of blocks.
 */
import type { SecurityChange } from '#shared/notices/account.ts';
import { FOR_THE_ARTIST, type OrderChange } from '#shared/notices/orders.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Events } from '#server/events/events.ts';
import { listModeratorIds } from '#server/db/moderators.ts';
import { findContentOf } from './queries.ts';
import {
  type NotificationInput,
  appendToGroup,
  markRequestRead,
  markGroupRead,
  setOfferOf,
} from './write-queries.ts';

/** After these a moderator decides. */
const FOR_MODERATORS = new Set<OrderChange>(['refund_declined', 'refund_unanswered']);

/** The other party, or both when it was neither's action; and moderators of what they have to decide. */
async function recipientsOf(
  tx: Queryable,
  { buyerId, artistId, change, by }: Events['order.changed'],
): Promise<string[]> {
  if (FOR_THE_ARTIST.has(change)) return [artistId];
  const moderators = FOR_MODERATORS.has(change) ? await listModeratorIds(tx) : [];
  return [...new Set([buyerId, artistId, ...moderators])].filter((id) => id !== by);
}

/** The notification that a video failed; outdated once the video is ready. */
const failureOf = (memberId: string, contentId: string) => ({
  memberId,
  groupKey: `video:${contentId}:failed`,
});

type Video = Events['video.processed'];

export function addAccountListeners(ctx: Context): void {
  const { events, live } = ctx;
  const pushRefresh = (tx: Queryable, to: string[]) => live.publish(tx, { to }, { type: 'notification' });
  const pushOrderRefresh = (tx: Queryable, purchaseId: string, to: string[]) =>
    live.publish(tx, { to }, { type: 'order', purchaseId });

  /** Each purchase and each change gets its own notification, so that none is merged into another. */
  async function notify(tx: Queryable, input: NotificationInput): Promise<void> {
    await pushRefresh(tx, await appendToGroup(tx, input, ctx.clock.now()));
  }

  events.on('order.changed', async (tx, event) => {
    const { purchaseId, artworkId, change, by } = event;
    // Hides which moderator decided.
    const actorId = by === event.buyerId || by === event.artistId ? by : undefined;
    const group = { type: 'order' as const, groupKey: `order:${purchaseId}:${change}` };
    const to = await recipientsOf(tx, event);
    await notify(tx, { ...group, to, purchaseId, artworkId, change, ...(actorId && { actorId }) });
    await pushOrderRefresh(tx, purchaseId, [event.buyerId, event.artistId]);
  });
  events.on('artwork.sold', (tx, { purchaseId, buyerId, artistId }) =>
    pushOrderRefresh(tx, purchaseId, [buyerId, artistId]),
  );
  events.on('certificate.handed_on', async (tx, { purchaseId, artworkId, giverId, receiverId }) => {
    // Without actors: how the new owner is named is theirs to choose.
    for (const [memberId, change] of [
      [giverId, 'handed_on'],
      [receiverId, 'received'],
    ] as const) {
      const groupKey = `certificate:${purchaseId}:${change}`;
      await notify(tx, { to: [memberId], type: 'certificate', groupKey, purchaseId, artworkId, change });
    }
  });
  events.on('certificate.voided', async (tx, { purchaseId, artworkId, ownerId }) => {
    const groupKey = `certificate:${purchaseId}:voided`;
    const about = { groupKey, purchaseId, artworkId, change: 'voided' };
    await notify(tx, { to: [ownerId], type: 'certificate', ...about });
  });
  events.on('offer.changed', async (tx, { offerId, artworkId, change, by, to }) => {
    const groupKey = `offer:${offerId}:${change}`;
    const about = { ...(artworkId && { artworkId }), ...(by && { actorId: by }) };
    await appendToGroup(tx, { to, type: 'offer', groupKey, change, ...about }, ctx.clock.now());
    await setOfferOf(tx, groupKey, offerId);
    await pushRefresh(tx, to);
  });
  events.on('hire.changed', async (tx, { projectId, kind, to, parties, by }) => {
    const group = { type: 'hire' as const, groupKey: `hire:${projectId}:${kind}`, change: kind };
    await notify(tx, { ...group, to, hireProjectId: projectId, ...(by && { actorId: by }) });
    await live.publish(tx, { to: parties, topic: `project:${projectId}` }, { type: 'project', projectId });
  });
  events.on('premium.changed', async (tx, { memberId, change }) => {
    await notify(tx, { to: [memberId], type: 'premium', groupKey: `premium:${change}`, change });
    await live.publish(tx, { to: [memberId] }, { type: 'premium' });
  });
  const security =
    (change: SecurityChange) =>
    (tx: Queryable, { memberId }: { memberId: string }) =>
      notify(tx, { to: [memberId], type: 'security', groupKey: `security:${change}`, change });
  events.on('device.added', security('device_added'));
  events.on('export.ready', security('export_ready'));
  events.on('deletion.asked', security('deletion_asked'));
  events.on('deletion.canceled', security('deletion_canceled'));
  events.on('deletion.postponed', security('deletion_postponed'));
  events.on('mail.undeliverable', (tx, { memberId, reason }) =>
    notify(tx, { to: [memberId], type: 'email', groupKey: `email:${reason}`, change: reason }),
  );
  /** If the video is not used anywhere yet, the upload form informs its author. */
  const notifyAuthor =
    (change: 'ready' | 'failed') =>
    async (tx: Queryable, { videoId, userId }: Video) => {
      const contentId = await findContentOf(tx, videoId);
      if (!contentId) return;
      const groupKey = `video:${contentId}:${change}`;
      await notify(tx, { to: [userId], type: 'video', groupKey, contentId, change });
      if (change === 'ready') await markGroupRead(tx, failureOf(userId, contentId), ctx.clock.now());
    };
  events.on('video.processed', notifyAuthor('ready'));
  events.on('video.failed', notifyAuthor('failed'));
  events.on('support.asked', async (tx, { requestId: supportRequestId, memberId: askedBy }) => {
    const group = {
      type: 'support' as const,
      groupKey: `support:${supportRequestId}:asked`,
      change: 'asked',
    };
    const moderators = (await listModeratorIds(tx)).filter((id) => id !== askedBy);
    await appendToGroup(tx, { ...group, to: moderators, supportRequestId }, ctx.clock.now());
    // Windows that show the queue refresh, even for moderators who muted the type.
    await pushRefresh(tx, moderators);
  });
  events.on('support.answered', async (tx, { requestId: supportRequestId, memberId }) => {
    const group = { type: 'support' as const, groupKey: `support:${supportRequestId}:answered` };
    await notify(tx, { ...group, to: [memberId], supportRequestId, change: 'answered' });
    // The request no longer waits for anybody.
    await markRequestRead(tx, supportRequestId, ctx.clock.now());
    await pushRefresh(tx, await listModeratorIds(tx));
  });
}
