import type { Context, Queryable } from '#server/context.ts';

/** Refreshes open tabs that show a member's profile. */
export function addProfileListeners({ events, live }: Context): void {
  const pushRefresh = async (tx: Queryable, ...memberIds: string[]): Promise<void> => {
    for (const memberId of memberIds) {
      await live.publish(tx, { topic: `member:${memberId}` }, { type: 'member', memberId });
    }
  };
  events.on('member.changed', (tx, { memberId }) => pushRefresh(tx, memberId));
  for (const name of ['member.followed', 'member.unfollowed'] as const) {
    events.on(name, (tx, { followerId, followingId }) => pushRefresh(tx, followerId, followingId));
  }
  for (const name of ['member.blocked', 'member.unblocked'] as const) {
    events.on(name, (tx, { blockerId, blockedId }) => pushRefresh(tx, blockerId, blockedId));
  }
}
