import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { countCommentsOf } from './hide-queries.ts';

/** Refreshes open tabs that show the work, and drops cached cards. Likes: see like-signals.ts. */
export function addArtworkListeners(ctx: Context): void {
  const { events, live } = ctx;
  for (const name of ['artwork.changed', 'artwork.removed', 'artwork.sold'] as const) {
    events.on(name, async (tx, { artworkId }) => {
      await live.publish(tx, { topic: `artwork:${artworkId}` }, { type: 'artwork', artworkId });
      await live.dropCards(tx);
    });
  }
  events.on('artwork.published', (tx) => live.dropCards(tx));
  events.on('member.changed', (tx) => live.dropCards(tx));
  // Comments of members who are hidden otherwise are not counted already. The works are locked.
  const countUnlessHidden = async (tx: Queryable, memberId: string, isHidden: boolean) => {
    const isShown = and(eq(users.id, memberId), eq(users.isHidden, false), isNull(users.suspendedUntil));
    if ((await tx.$count(users, isShown)) > 0) await countCommentsOf(tx, memberId, isHidden);
  };
  events.on('deletion.asked', (tx, { memberId }) => countUnlessHidden(tx, memberId, true));
  events.on('deletion.canceled', (tx, { memberId }) => countUnlessHidden(tx, memberId, false));
}
