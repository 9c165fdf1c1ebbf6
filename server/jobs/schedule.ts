/** Recurring jobs. Correctness never depends on them: queries check the clock themselves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Logger as WorkerLogger, run, type RunnerOptions, type Task, type TaskList } from 'graphile-worker';
import type { Context } from '../context.ts';
import type { Feature, RecurringJob } from '../feature.ts';
import { deleteExpiredResponses } from '../http/replay.ts';
import { addJob } from './add-job.ts';
import { every } from './every.ts';
import { REMOVE_OBJECTS, removeObjects } from './delayed-removal.ts';

const RESTART_MS = 1000;

/** Failed ones are kept for someone to look at. */
const removeGivenUp = ({ db }: Context): Promise<unknown> =>
  db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'))`);

const recurringJobs = (features: readonly Feature[]): Record<string, RecurringJob> => ({
  'purge-identity': { cron: '29 * * * *', run: (ctx) => ctx.identity.purge() },
  'delete-expired-responses': { cron: every(10, { offset: 7 }), run: deleteExpiredResponses },
  'remove-given-up-jobs': { cron: '33 3 * * *', run: removeGivenUp },
  ...Object.assign({}, ...features.map(({ jobs }) => jobs)),
});

const measured =
  ({ metrics }: Context, task: string, run: (...task: Parameters<Task>) => Promise<unknown>): Task =>
  async (...given) => {
    const stop = metrics.jobs.startTimer({ task });
    try {
      await run(...given);
      stop({ outcome: 'done' });
    } catch (error) {
      stop({ outcome: 'failed' });
      throw error;
    }
  };

/** Apart from the recurring work, which would wait for them: one video at a time fills a core. */
const queuedJobs = (ctx: Context, features: readonly Feature[]): TaskList =>
  Object.fromEntries(
    [
      [REMOVE_OBJECTS, removeObjects] as const,
      ...features.flatMap(({ queuedJobs = {} }) => Object.entries(queuedJobs)),
    ].map(([name, job]) => [
      name,
      measured(ctx, name, (payload, { abortSignal }) => job(ctx, payload as never, abortSignal)),
    ]),
  );

/** Worker messages go to our log; messages of each job only at debug level. */
const workerLogger = (ctx: Context) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') ctx.log.error({ component: 'jobs' }, message);
    else if (level === 'warning') ctx.log.warn({ component: 'jobs' }, message);
    else ctx.log.debug({ component: 'jobs' }, message);
  });

/** Runs every job now. */
const askForAll = (ctx: Context, names: string[]): Promise<unknown> =>
  Promise.all(names.map((name) => addJob(ctx.db, name, {}, { key: name })));

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => {});

/**
 * Until `stopping`: restarts the worker when it cannot start or stops, because the database may be down.
 * @param askedAtStart jobs to run at once
 */
async function keepRunning(
  ctx: Context,
  options: RunnerOptions,
  askedAtStart: string[],
  stopping: AbortSignal,
  onChange: (isRunning: boolean) => void,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
  while (!stopping.aborted) {
    try {
      await askForAll(ctx, askedAtStart);
      const runner = await run(options);
      onChange(true);
      await Promise.race([runner.promise, stopped]);
      // A worker that stopped by itself rejects.
      await runner.stop().catch(() => {});
    } catch (error) {
      ctx.log.warn({ err: error }, 'jobs could not be started');
    }
    onChange(false);
    await pause(RESTART_MS, stopping);
  }
}

/** @param onClockMoved afterwards every job runs at once */
export function startJobs(
  ctx: Context,
  features: readonly Feature[],
  onClockMoved: (listener: () => void) => void,
): { areRunning(): boolean; stop(): Promise<void> } {
  const stopping = new AbortController();
  const jobs = recurringJobs(features);
  const settings = {
    pgPool: ctx.pool,
    noHandleSignals: true,
    pollInterval: 5000,
    // Without batches the worker ignores the promise of this write: losing the database would be an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: workerLogger(ctx),
  };
  const recurring = {
    ...settings,
    concurrency: 2,
    crontab: Object.entries(jobs)
      .map(([name, job]) => `${job.cron} ${name}`)
      .join('\n'),
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [name, measured(ctx, name, () => job.run(ctx))]),
    ),
  };
  const queued = { ...settings, concurrency: 1, taskList: queuedJobs(ctx, features) };
  const names = Object.keys(jobs);
  const atStart = names.filter((name) => jobs[name]?.isRunAtStart);
  const isRunning = [false, false];
  const areRunning = (): boolean => isRunning.every(Boolean);
  ctx.metrics.jobsRunning.set(0);
  const keep = (n: number, options: RunnerOptions, atStart: string[]) =>
    keepRunning(ctx, options, atStart, stopping.signal, (is) => {
      isRunning[n] = is;
      ctx.metrics.jobsRunning.set(areRunning() ? 1 : 0);
    });
  const running = [keep(0, recurring, atStart), keep(1, queued, [])];
  onClockMoved(() => {
    askForAll(ctx, names).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'jobs could not be queued');
    });
  });
  return {
    areRunning,
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
