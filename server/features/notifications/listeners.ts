/** Notifications are written in the transaction of the event; those of likes by the SQL function toggle_like. */
import type { OwnVideo } from '#shared/notices/account.ts';
import type { Found } from '#shared/notices/community.ts';
import { type TableRow, noticeNamed } from '#shared/notices/notices.ts';
import type { Context, Queryable } from '#server/context.ts';
import { listStaff } from '#server/db/deciders.ts';
import type { Events } from '#server/events/events.ts';
import { aboutOf, onNotices, recipientsOf } from '#server/events/notices.ts';
import { findContentOf, hasCommented } from './queries.ts';
import {
  appendToGroup,
  groupKeyOf,
  markGroupRead,
  markRequestRead,
  removeActor,
  removeActorEverywhere,
} from './write-queries.ts';

export function addNotificationListeners({ events, live, clock }: Context): void {
  const pushRefresh = (tx: Queryable, ...to: readonly string[]) =>
    live.publish(tx, { to: [...to] }, { type: 'notification' });

  async function notify(tx: Queryable, notice: TableRow, event: never): Promise<void> {
    const to = await recipientsOf(tx, notice, event, 'bell');
    const actorId = notice.actor?.(event) ?? null;
    const groupKey = groupKeyOf(notice, event);
    const input = { to, actorId, notice, about: aboutOf(notice, event), groupKey };
    const notified = await appendToGroup(tx, input, clock.now());
    await pushRefresh(tx, ...(notice.refreshesMuted ? to : notified));
    if (!notice.live) return;
    const { signal, ...audience } = notice.live(event);
    await live.publish(tx, audience, signal);
  }
  onNotices(events, ({ says }) => says, notify);

  async function retract(tx: Queryable, memberId: string, groupKey: string, actorId: string): Promise<void> {
    if (await removeActor(tx, { memberId, groupKey }, actorId)) await pushRefresh(tx, memberId);
  }
  events.on('comment.removed', async (tx, event) => {
    const { artworkId, artistId, memberId, parentId, parentWriterId } = event;
    if (parentId && parentWriterId && !(await hasCommented(tx, memberId, artworkId, parentId)))
      await retract(tx, parentWriterId, `comment:${parentId}:reply`, memberId);
    if (await hasCommented(tx, memberId, artworkId)) return;
    await retract(tx, artistId, `comment:${artworkId}`, memberId);
  });
  events.on('member.unfollowed', (tx, { followerId, followingId }) =>
    retract(tx, followingId, 'follow', followerId),
  );
  events.on('messages.read', async (tx, { readerId: memberId, senderId }) => {
    const group = { memberId, groupKey: `message:${senderId}` };
    if (await markGroupRead(tx, group, clock.now())) await pushRefresh(tx, memberId);
  });
  events.on('member.blocked', async (tx, { blockerId, blockedId }) => {
    for (const [memberId, actorId] of [
      [blockerId, blockedId],
      [blockedId, blockerId],
    ] as const) {
      if (await removeActorEverywhere(tx, memberId, actorId)) await pushRefresh(tx, memberId);
    }
  });
  // The notifications were deleted with the work; open tabs must refresh.
  events.on('artwork.removed', (tx, { artistId }) => pushRefresh(tx, artistId));
  events.on('support.answered', async (tx, { requestId }) => {
    // The request no longer waits for anyone.
    await markRequestRead(tx, requestId, clock.now());
    await pushRefresh(tx, ...(await listStaff(tx)));
  });

  events.on('alert.matched', async (tx, { searchId, memberId, channel, works }) => {
    if (channel !== 'bell') return;
    // The newest work of each artist: a notification shows one.
    const newest = new Map(works.map(({ artworkId, artistId }) => [artistId, artworkId]));
    for (const [artistId, artworkId] of newest) {
      const found: Found = { searchId, memberId, artistId, artworkId };
      await notify(tx, noticeNamed('alert', null), found as never);
    }
  });
  /** If the video is not used anywhere yet, the upload form informs its author. */
  const notifyAuthor =
    (change: 'ready' | 'failed') =>
    async (tx: Queryable, { videoId, userId: memberId }: Events['video.processed']) => {
      const contentId = await findContentOf(tx, videoId);
      if (!contentId) return;
      const video: OwnVideo = { memberId, contentId };
      await notify(tx, noticeNamed('video', change), video as never);
      // That it failed is outdated once it is ready.
      const failure = { memberId, groupKey: `video:${contentId}:failed` };
      if (change === 'ready') await markGroupRead(tx, failure, clock.now());
    };
  events.on('video.processed', notifyAuthor('ready'));
  events.on('video.failed', notifyAuthor('failed'));
}
