import { reviewsPublishedSince } from '#shared/hire/times.ts';
import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { listUnpublished } from './queries.ts';
import { publishReviews } from './service.ts';

const BATCH = 500;
const LOG_MESSAGE = 'ratings could not be published; will retry';

/** Publishes ratings the other party did not answer in time. */
export async function publishDueReviews(ctx: Context): Promise<void> {
  const until = reviewsPublishedSince(ctx.clock.now());
  await eachRow(ctx, await listUnpublished(ctx.db, until, BATCH), LOG_MESSAGE, (id) =>
    publishReviews(ctx, id),
  );
}
