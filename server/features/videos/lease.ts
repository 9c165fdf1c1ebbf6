import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { updateLeased } from './lease-queries.ts';

/** Well below the time after which a silent worker is given up for dead. */
const HEARTBEAT_MS = 5000;
const REPORT_MS = 500;

/** Another worker has the video now, or it was removed. */
export class LeaseLost extends Error {
  override name = 'HoldLost';
}

export interface Lease {
  video: VideoRow;
  /** Aborted when the video is lost, too. */
  signal: AbortSignal;
  /** Of the whole way, in percent; reaches the owner's windows. */
  report(percent: number): void;
  /** Waits for what is being told. Again does nothing. */
  end(): Promise<void>;
}

/** Says every few seconds that this worker lives, and how far it is. */
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
  /** One that fails is no harm: the next one comes. */
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
