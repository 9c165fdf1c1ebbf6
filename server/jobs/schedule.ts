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

/** Crontab of what runs every so many minutes of the hour. Different offsets keep jobs from starting all at once. */
export function every(minutes: number, { offset = 0 } = {}): string {
  const starts = Array.from({ length: 60 / minutes }, (_, index) => index * minutes + offset);
  return `${starts.join(',')} * * * *`;
}

/**
 * A job that takes longer than its interval may overlap with its next run, and with the same job in another server
 * process: each is written so that two runs at once do nothing twice, by locking rows and looking at them again.
 */
const JOBS: Record<string, { cron: string; run: Job; isRunAtStart?: true }> = {
  'expire-reservations': { cron: every(1), run: expireReservations },
  'reconcile-payments': { cron: every(5), run: reconcilePayments },
  'remind-to-ship': { cron: every(10, { offset: 3 }), run: remindToShip },
  'count-deliveries': { cron: every(10, { offset: 4 }), run: countDeliveries },
  'finish-refunds': { cron: every(1), run: finishRefunds },
  'refund-unshipped': { cron: every(10, { offset: 5 }), run: refundUnshipped },
  'escalate-unanswered-refunds': { cron: every(10, { offset: 9 }), run: escalateUnanswered },
  'reconcile-subscriptions': { cron: every(10, { offset: 1 }), run: reconcileSubscriptions },
  'pay-artists': { cron: every(1), run: payArtists },
  'reconcile-accounts': { cron: every(10, { offset: 2 }), run: reconcileAccounts },
  'repair-differences': { cron: '23 4 * * *', run: repairDifferences },
  'remove-unattached-uploads': { cron: every(60, { offset: 17 }), run: removeUnattachedUploads },
  'remove-unattached-videos': { cron: every(60, { offset: 23 }), run: removeUnattachedVideos },
  'resume-videos': { cron: every(1), run: resumeVideos, isRunAtStart: true },
  'sweep-video-imports': { cron: every(10, { offset: 7 }), run: sweepImports },
  'settle-hire-payments': { cron: every(5), run: settleHirePayments },
  'finish-hire-refunds': { cron: every(1), run: finishHireRefunds },
  'pay-designers': { cron: every(1), run: payDesigners },
  'end-hire-silences': { cron: every(10, { offset: 6 }), run: endSilences },
  'remind-of-hire': { cron: every(10, { offset: 8 }), run: remindOfHire },
  'publish-hire-reviews': { cron: every(1), run: publishDueReviews },
  'remove-unfinished-files': { cron: every(60, { offset: 47 }), run: removeUnfinishedFiles },
  'sweep-ad-events': { cron: every(60, { offset: 41 }), run: sweepAdEvents },
  'remove-old-notifications': { cron: '41 3 * * *', run: removeOldNotifications },
  'give-awards': { cron: every(60, { offset: 5 }), run: giveAwards },
  'refresh-feeds': { cron: every(5), run: refreshFeeds, isRunAtStart: true },
  'count-search-words': { cron: '53 3 * * *', run: countSearchWords },
  'purge-identity': { cron: every(60, { offset: 29 }), run: (ctx) => ctx.identity.purge() },
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
