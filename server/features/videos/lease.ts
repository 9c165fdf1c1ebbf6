import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { updateLeased } from './lease-queries.ts';

/** Well below the time after which a silent worker counts as dead. */
const HEARTBEAT_MS = 5000;
const REPORT_MS = 500;

/** Another worker has the video, or it was removed. */
export class LeaseLost extends Error {
  override name = 'HoldLost';
}

export interface Lease {
  video: VideoRow;
  /** Aborted when the lease is lost, too. */
  signal: AbortSignal;
  /** Overall progress in percent; sent to the owner's tabs. */
  report(percent: number): void;
  /** Waits for the update in progress. Idempotent. */
  end(): Promise<void>;
}

/** Renews the lease and reports progress every few seconds. */
export function leaseVideo(ctx: Context, video: VideoRow, outer: AbortSignal): Lease {
  const lost = new AbortController();
  let progress = 0;
  let reported = 0;
  let reporting: Promise<void> = Promise.resolve();
  let next: NodeJS.Timeout | null = null;

  async function heartbeat(): Promise<void> {
    if (!(await updateLeased(ctx.db, video, { progress }))) lost.abort(new LeaseLost());
    if (progress !== reported) {
      reported = progress;
      await ctx.live.publish(ctx.db, { to: [video.userId] }, { type: 'video', videoId: video.id });
    }
  }
  /** A failure does no harm: the next heartbeat follows. */
  const heartbeatSafely = () => {
    next = null;
    reporting = heartbeat().catch((error: unknown) => {
      ctx.log.warn({ err: error, videoId: video.id }, 'video progress could not be kept');
    });
  };
  const timer = setInterval(heartbeatSafely, HEARTBEAT_MS);
  return {
    video,
    signal: AbortSignal.any([outer, lost.signal]),
    report(percent) {
      progress = Math.min(99, Math.floor(percent));
      next ??= setTimeout(heartbeatSafely, REPORT_MS);
    },
    async end() {
      clearInterval(timer);
      if (next) clearTimeout(next);
      await reporting;
    },
  };
}
