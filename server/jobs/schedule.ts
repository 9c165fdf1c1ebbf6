/** The house's recurring work. Correctness never waits for it: queries look at the clock themselves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as WorkerLogger, run, type RunnerOptions, type TaskList } from 'graphile-worker';
import type { Context } from '../context.ts';
import { giveAwards } from '../features/awards/jobs.ts';
import { sweepAdEvents } from '../features/ads/jobs.ts';
import { refreshFeeds } from '#server/features/discovery/feed/jobs.ts';
import { publishDueReviews } from '#server/features/hire/reviews/jobs.ts';
import { removeUnfinishedFiles } from '#server/features/hire/files/jobs.ts';
import {
  endSilences,
  finishHireRefunds,
  payDesigners,
  remindOfHire,
  settleHirePayments,
} from '#server/features/hire/escrow/jobs.ts';
import { removeOldNotifications } from '../features/notifications/jobs.ts';
import { reconcileAccounts } from '#server/features/payments/payouts/account-jobs.ts';
import { payArtists } from '#server/features/orders/payouts/jobs.ts';
import { expireReservations, reconcilePayments } from '#server/features/orders/jobs.ts';
import { countDeliveries, remindToShip } from '#server/features/orders/shipping-jobs.ts';
import { repairDifferences } from '#server/features/payments/reconciliation/service.ts';
import { escalateUnanswered, finishRefunds, refundUnshipped } from '#server/features/orders/refunds/jobs.ts';
import { countSearchWords } from '#server/spelling/jobs.ts';
import { reconcileSubscriptions } from '#server/features/premium/jobs.ts';
import { removeUnattachedUploads } from '../features/uploads/jobs.ts';
import { sweepImports } from '#server/features/videos/imports/jobs.ts';
import { PROCESS_VIDEO, REMOVE_LOST_COPY, REMOVE_VIDEO } from '../features/videos/ask.ts';
import {
  removeDetachedVideo,
  removeLostCopy,
  removeUnattachedVideos,
  resumeVideos,
} from '../features/videos/jobs.ts';
import { processVideo } from '../features/videos/process.ts';
import { addJob } from './add-job.ts';

const RESTART_MS = 1000;

type Job = (ctx: Context) => Promise<unknown>;

const JOBS: Record<string, { cron: string; run: Job; isRunAtStart?: true }> = {
  'expire-reservations': { cron: '* * * * *', run: expireReservations },
  'reconcile-payments': { cron: '*/5 * * * *', run: reconcilePayments },
  'remind-to-ship': { cron: '3,13,23,33,43,53 * * * *', run: remindToShip },
  'count-deliveries': { cron: '4,14,24,34,44,54 * * * *', run: countDeliveries },
  'finish-refunds': { cron: '* * * * *', run: finishRefunds },
  'refund-unshipped': { cron: '5,15,25,35,45,55 * * * *', run: refundUnshipped },
  'escalate-unanswered-refunds': { cron: '9,19,29,39,49,59 * * * *', run: escalateUnanswered },
  'reconcile-subscriptions': { cron: '1,11,21,31,41,51 * * * *', run: reconcileSubscriptions },
  'pay-artists': { cron: '* * * * *', run: payArtists },
  'reconcile-accounts': { cron: '2,12,22,32,42,52 * * * *', run: reconcileAccounts },
  'repair-differences': { cron: '23 4 * * *', run: repairDifferences },
  'remove-unattached-uploads': { cron: '17 * * * *', run: removeUnattachedUploads },
  'remove-unattached-videos': { cron: '23 * * * *', run: removeUnattachedVideos },
  'resume-videos': { cron: '* * * * *', run: resumeVideos, isRunAtStart: true },
  'sweep-video-imports': { cron: '7,17,27,37,47,57 * * * *', run: sweepImports },
  'settle-hire-payments': { cron: '*/5 * * * *', run: settleHirePayments },
  'finish-hire-refunds': { cron: '* * * * *', run: finishHireRefunds },
  'pay-designers': { cron: '* * * * *', run: payDesigners },
  'end-hire-silences': { cron: '6,16,26,36,46,56 * * * *', run: endSilences },
  'remind-of-hire': { cron: '8,18,28,38,48,58 * * * *', run: remindOfHire },
  'publish-hire-reviews': { cron: '* * * * *', run: publishDueReviews },
  'remove-unfinished-files': { cron: '47 * * * *', run: removeUnfinishedFiles },
  'sweep-ad-events': { cron: '41 * * * *', run: sweepAdEvents },
  'remove-old-notifications': { cron: '41 3 * * *', run: removeOldNotifications },
  'give-awards': { cron: '5 * * * *', run: giveAwards },
  'refresh-feeds': { cron: '*/5 * * * *', run: refreshFeeds, isRunAtStart: true },
  'count-search-words': { cron: '53 3 * * *', run: countSearchWords },
  'purge-identity': { cron: '29 * * * *', run: (ctx) => ctx.identity.purge() },
};

/** Asked for by deeds. Apart from the recurring work, which would wait for them: one video at a time fills a core. */
const askedTasks = (ctx: Context): TaskList => ({
  [PROCESS_VIDEO]: (payload, { abortSignal }) =>
    processVideo(ctx, (payload as { videoId: string }).videoId, abortSignal),
  [REMOVE_VIDEO]: (payload) => removeDetachedVideo(ctx, (payload as { videoId: string }).videoId),
  [REMOVE_LOST_COPY]: (payload) => removeLostCopy(ctx, payload as Parameters<typeof removeLostCopy>[1]),
});

/** Worker messages go to our log; per-job chatter only when asked for. */
const workerLogger = (ctx: Context) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') ctx.log.error({ component: 'jobs' }, message);
    else if (level === 'warning') ctx.log.warn({ component: 'jobs' }, message);
    else ctx.log.debug({ component: 'jobs' }, message);
  });

/** Each looks at once whether anything is due. */
const askForAll = (ctx: Context, names: string[]): Promise<unknown> =>
  Promise.all(names.map((name) => addJob(ctx.db, name, {}, { key: name })));

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => {});

/**
 * Until `stopping`: what cannot start, or stops by itself, is started again, for the database may be away.
 * @param askedAtStart jobs that look at once
 */
async function keepRunning(
  ctx: Context,
  options: RunnerOptions,
  askedAtStart: string[],
  stopping: AbortSignal,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
  while (!stopping.aborted) {
    try {
      await askForAll(ctx, askedAtStart);
      const runner = await run(options);
      await Promise.race([runner.promise, stopped]);
      // One that has stopped by itself says so by rejecting.
      await runner.stop().catch(() => {});
    } catch (error) {
      ctx.log.warn({ err: error }, 'jobs could not be started');
    }
    await pause(RESTART_MS, stopping);
  }
}

/** @param onClockMoved after that everything looks at once whether something has become due */
export function startJobs(
  ctx: Context,
  onClockMoved: (listener: () => void) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const settings = {
    pgPool: ctx.pool,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: workerLogger(ctx),
  };
  const recurring = {
    ...settings,
    concurrency: 2,
    crontab: Object.entries(JOBS)
      .map(([name, job]) => `${job.cron} ${name}`)
      .join('\n'),
    taskList: Object.fromEntries(
      Object.entries(JOBS).map(([name, job]) => [name, async () => void (await job.run(ctx))]),
    ),
  };
  const asked = { ...settings, concurrency: 1, taskList: askedTasks(ctx) };
  const names = Object.keys(JOBS);
  const atStart = names.filter((name) => JOBS[name]?.isRunAtStart);
  const running = [
    keepRunning(ctx, recurring, atStart, stopping.signal),
    keepRunning(ctx, asked, [], stopping.signal),
  ];
  onClockMoved(() => {
    askForAll(ctx, names).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'jobs could not be asked for');
    });
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
