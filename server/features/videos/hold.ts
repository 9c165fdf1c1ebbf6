import type { VideoRow } from '#shared/videos/tables.ts';
import type { Context } from '#server/context.ts';
import { changeHeld } from './hold-queries.ts';

/** Well below the time after which a silent worker is given up for dead. */
const BEAT_MS = 5000;
const TELL_MS = 500;

/** Another worker has the video now, or it was removed. */
export class HoldLost extends Error {
  override name = 'HoldLost';
}

export interface Hold {
  video: VideoRow;
  /** Aborted when the video is lost, too. */
  signal: AbortSignal;
  /** Of the whole way, in percent; reaches the owner's windows. */
  tell(percent: number): void;
  /** Waits for what is being told. Again does nothing. */
  end(): Promise<void>;
}

/** Says every few seconds that this worker lives, and how far it is. */
export function holdVideo(ctx: Context, video: VideoRow, outer: AbortSignal): Hold {
  const lost = new AbortController();
  let progress = 0;
  let told = 0;
  let telling: Promise<void> = Promise.resolve();
  let next: NodeJS.Timeout | null = null;

  async function beat(): Promise<void> {
    if (!(await changeHeld(ctx.db, video, { progress }))) lost.abort(new HoldLost());
    if (progress !== told) {
      told = progress;
      await ctx.live.publish(ctx.db, { to: [video.userId] }, { type: 'video', videoId: video.id });
    }
  }
  /** One that fails is no harm: the next one comes. */
  const beatSafely = () => {
    next = null;
    telling = beat().catch((error: unknown) => {
      ctx.log.warn({ err: error, videoId: video.id }, 'video progress could not be kept');
    });
  };
  const timer = setInterval(beatSafely, BEAT_MS);
  return {
    video,
    signal: AbortSignal.any([outer, lost.signal]),
    tell(percent) {
      progress = Math.min(99, Math.floor(percent));
      next ??= setTimeout(beatSafely, TELL_MS);
    },
    async end() {
      clearInterval(timer);
      if (next) clearTimeout(next);
      await telling;
    },
  };
}
