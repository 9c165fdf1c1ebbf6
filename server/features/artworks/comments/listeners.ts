import type { Context } from '#server/context.ts';

/** Refreshes comments in open tabs that show the work; cards update their counts. */
export function addCommentListeners({ events, live }: Context): void {
  for (const name of ['comment.added', 'comment.changed', 'comment.removed'] as const) {
    events.on(name, async (tx, { artworkId }) => {
      await live.publish(tx, { topic: `artwork:${artworkId}` }, { type: 'comments', artworkId });
      await live.dropCards(tx);
    });
  }
}
