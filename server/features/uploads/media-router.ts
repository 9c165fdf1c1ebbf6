/** Public renditions. They never change, so browsers cache them for a year. */
import { buffer } from 'node:stream/consumers';
import { Router } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { RenditionName } from '#shared/kernel/limits.ts';
import type { Context } from '#server/context.ts';
import { sendProblem } from '#server/http/errors.ts';
import { createByteCache } from './byte-cache.ts';
import { UPLOAD_ID, renditionKey } from './keys.ts';

interface Rendition {
  body: Buffer;
  etag: string;
}

/** The largest rendition is for the buyer only. */
const PUBLIC: Record<string, RenditionName> = {
  'thumb.webp': 'thumb',
  'card.webp': 'card',
  'preview.webp': 'preview',
};
const CACHE_BYTES = 64 * 2 ** 20;

async function load(ctx: Context, key: string): Promise<Rendition | null> {
  const object = await ctx.storage.stream(key);
  return object && { body: await buffer(object.body), etag: `"${object.etag}"` };
}

export function mediaRouter(ctx: Context): Router {
  const router = Router();
  const cache = createByteCache<Rendition>(CACHE_BYTES);
  router.get('/media/:uploadId/:file', async (req, res) => {
    const { uploadId, file } = req.params;
    const name = Object.hasOwn(PUBLIC, file) ? PUBLIC[file] : undefined;
    const key = name && UPLOAD_ID.test(uploadId) ? renditionKey(uploadId, name) : null;
    const rendition = key && (cache.get(key) ?? (await load(ctx, key)));
    if (!key || !rendition) {
      sendProblem(res, new AppError('not_found'));
      return;
    }
    cache.set(key, rendition);
    res.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'image/webp',
      'X-Content-Type-Options': 'nosniff',
      ETag: rendition.etag,
    });
    res.send(rendition.body);
  });
  return router;
}
