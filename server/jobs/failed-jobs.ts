/** Jobs that failed: read, and run again. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../context.ts';

/** Characters of an error's text. */
const SHOWN = 500;

export interface FailedJobRow {
  id: string;
  task: string;
  attempts: number;
  maxAttempts: number;
  error: string;
  nextAttemptAt: string | null;
  createdAt: string;
}

/** Given up ones first, then by the next attempt. */
export async function listFailedJobs(db: Queryable, limit: number): Promise<FailedJobRow[]> {
  const { rows } = await db.execute<FailedJobRow & Record<string, unknown>>(sql`
    select id::text, task_identifier as task, attempts, max_attempts as "maxAttempts",
      left(last_error, ${SHOWN}) as error, created_at as "createdAt",
      case when attempts < max_attempts then run_at end as "nextAttemptAt"
    from graphile_worker.jobs where last_error is not null
    order by attempts < max_attempts, run_at, id limit ${limit}`);
  return rows;
}

interface JobFigures {
  waiting: number;
  oldestSeconds: number;
  failed: number;
}

export async function readJobFigures(db: Queryable): Promise<JobFigures> {
  const isDue = sql`run_at <= now() and attempts < max_attempts and locked_at is null`;
  const { rows } = await db.execute<JobFigures & Record<string, unknown>>(sql`
    select count(*) filter (where ${isDue})::int as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where ${isDue})), 0)::int as "oldestSeconds",
      count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`);
  return rows[0]!;
}

/**
 * Resets a job as if it had never failed. Null if there is no such failed job, or it is running. @returns its task
 */
export async function retryJob(
  tx: Queryable,
  id: string,
): Promise<{ task: string; attempts: number } | null> {
  const { rows } = await tx.execute<{ task: string; attempts: number }>(sql`
    select task_identifier as task, attempts from graphile_worker.jobs
    where id = ${id}::bigint and last_error is not null and locked_at is null`);
  const job = rows[0];
  if (!job) return null;
  await tx.execute(
    sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now(), attempts := 0)`,
  );
  return job;
}
