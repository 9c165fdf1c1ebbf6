import { FAILED_MAIL, type OutboxState, outbox } from '#shared/mail/tables.ts';
import { and, eq } from 'drizzle-orm';
import type { Context, Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { clearRefusals } from './queries.ts';
import { SEND_JOB } from './queue.ts';

/**
 * Sends it again at once, with the same Message-ID, even if its address refused too often. Null if it was neither
 * waiting after a failure nor refused. @returns its state before
 */
export async function retryFailed(ctx: Context, tx: Queryable, id: number): Promise<OutboxState | null> {
  const [row] = await tx
    .select({ state: outbox.state, userId: outbox.userId })
    .from(outbox)
    .where(and(eq(outbox.id, id), FAILED_MAIL))
    .for('update');
  if (!row) return null;
  const now = ctx.clock.now();
  await tx
    .update(outbox)
    // Due now: it is given up days after it was due.
    .set({ state: 'waiting', dueAt: now, nextAttemptAt: now, endedAt: null, leasedUntil: null })
    .where(eq(outbox.id, id));
  await clearRefusals(tx, row.userId);
  await addJob(tx, SEND_JOB, {}, { key: `${SEND_JOB}:${id}` });
  return row.state;
}
