import { AppError } from '#shared/http/errors.ts';
import { CAPTIONS_MAX_BYTES } from '#shared/videos/limits.ts';
import type { Context } from '#server/context.ts';
import { captionsPreviewKey, newCaptionsKey } from './keys.ts';
import { lockOwn, updateVideo } from './queries.ts';
import { readWebVtt, startOf } from './web-vtt.ts';

const TYPE = 'text/vtt; charset=utf-8';

/** The full captions and those of the preview; also for copies and removal. */
export const captionsKeys = (key: string): string[] => [key, captionsPreviewKey(key)];

/** Throws `bad_captions`. */
async function store(ctx: Context, videoId: string, text: string): Promise<string> {
  if (Buffer.byteLength(text) > CAPTIONS_MAX_BYTES) {
    throw new AppError('bad_captions', { detail: 'Captions can be up to 512 KB.' });
  }
  const whole = readWebVtt(text);
  const key = newCaptionsKey(videoId);
  await ctx.storage.write(key, Buffer.from(whole), TYPE);
  await ctx.storage.write(captionsPreviewKey(key), Buffer.from(startOf(whole)), TYPE);
  return key;
}

/** Sets captions of the member's own video; empty text removes them. */
export async function setCaptions(
  ctx: Context,
  userId: string,
  videoId: string,
  text: string,
): Promise<void> {
  const before = await ctx.db.transaction(async (tx) => {
    const video = await lockOwn(tx, userId, videoId);
    if (!video) throw new AppError('upload_not_found');
    const captionsKey = text.trim() ? await store(ctx, videoId, text) : null;
    await updateVideo(tx, videoId, { captionsKey });
    return video.captionsKey;
  });
  if (before) await ctx.storage.remove(captionsKeys(before));
}
