import type { Context } from '#server/context.ts';

/** Refreshes comments in open tabs that show the work, and the figure in kept cards. */
export function addCommentListeners({ events, live }: Context): void {
  for (const name of ['comment.added', 'comment.changed', 'comment.removed'] as const) {
    events.on(name, (tx, { artworkId, commentsCount }) =>
      live.publish(tx, { topic: `artwork:${artworkId}` }, { type: 'comments', artworkId, commentsCount }),
    );
  }
}
