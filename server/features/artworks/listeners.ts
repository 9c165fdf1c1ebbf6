import type { Context } from '#server/context.ts';

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
}
