/**
 * Tells open tabs of likes, in batches behind the answers: transactions that publish wait for each other, and a work
 * that many like at once needs one signal. A crash may lose those of the last moment; tabs refetch when they reconnect.
 */
import type { Context } from '#server/context.ts';
import type { Delivery } from '#server/events/live.ts';
import { createBatch } from '#server/jobs/batch.ts';
import { listLikesCounts } from './queries.ts';

const COLLECT_MS = 30;

interface Like {
  artworkId: string;
  /** The artist, if a notification of theirs changed. */
  notified: string | null;
}

/** Counts are read again: answers may arrive in another order than commits. */
async function publish({ db, live }: Context, likes: Like[]): Promise<void> {
  const counts = await listLikesCounts(db, [...new Set(likes.map(({ artworkId }) => artworkId))]);
  const to = [...new Set(likes.flatMap(({ notified }) => notified ?? []))];
  const deliveries: Delivery[] = counts.map((count) => ({
    topic: `artwork:${count.artworkId}`,
    signal: { type: 'likes', ...count },
  }));
  await live.publishAll(db, [...deliveries, { to, signal: { type: 'notification' } }]);
}

export const signalLike = createBatch(COLLECT_MS, 'likes were not signaled', publish).add;
