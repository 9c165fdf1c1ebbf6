import { sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';

/**
 * Adds a job in the transaction that makes it necessary. Adding it again before it ran has no effect.
 * @param options.key identifies the job
 * @param options.at not before this time; at once if absent
 */
export async function addJob(
  tx: Queryable,
  name: string,
  payload: object,
  options: { key: string; at?: Date },
): Promise<void> {
  const at = (options.at ?? new Date()).toISOString();
  await tx.execute(sql`select graphile_worker.add_job(
    ${name}, payload := ${JSON.stringify(payload)}::json, job_key := ${options.key}, run_at := ${at}::timestamptz)`);
}
