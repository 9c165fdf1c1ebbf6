import { sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';

/**
 * Asks for a piece of work, in the transaction of the deed that makes it necessary. Asked for again before it is
 * done, it is still done once.
 * @param options.key what makes two askings the same
 * @param options.at not before; at once when absent
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
