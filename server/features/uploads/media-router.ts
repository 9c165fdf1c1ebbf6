/** Public renditions. They never change, so browsers cache them for a year; caches that others share, for an hour. */
import { buffer } from 'node:stream/consumers';
import { type Request, type Response, Router } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { RenditionName } from '#shared/kernel/limits.ts';
import type { Context } from '#server/context.ts';
import { sendProblem } from '#server/http/errors.ts';
import { findCaller } from '#server/http/session.ts';
import { createByteCache } from './byte-cache.ts';
import { type MediaOwner, findMediaOwner, mayStillSee } from './hidden-media.ts';
import { UPLOAD_ID, renditionKey } from './keys.ts';

interface Rendition {
  body: Buffer;
  etag: string;
  uploadId: string;
  owner: MediaOwner | null;
}

/** The largest rendition is for the buyer only. */
const PUBLIC: Record<string, RenditionName> = {
  'thumb.webp': 'thumb',
  'card.webp': 'card',
  'preview.webp': 'preview',
};
const CACHE_BYTES = 64 * 2 ** 20;
const FOR_EVERYBODY = 'public, max-age=31536000, s-maxage=3600, immutable';

const isPublic = ({ owner }: Rendition): boolean => owner?.isPublic ?? true;

/** The owner first: what is hidden while the bytes are read is dropped after that. */
async function load(ctx: Context, uploadId: string, key: string): Promise<Rendition | null> {
  const owner = await findMediaOwner(ctx.db, uploadId);
  const object = await ctx.storage.stream(key);
  return object && { body: await buffer(object.body), etag: `"${object.etag}"`, uploadId, owner };
}

/** Public renditions as this process read them, until they are hidden. */
function createReader(ctx: Context): (uploadId: string, key: string) => Promise<Rendition | null> {
  const cache = createByteCache<Rendition>(CACHE_BYTES);
  let drops = 0;
  ctx.live.onMediaDropped((dropped) => {
    drops += 1;
    cache.dropWhere(({ uploadId, owner }) =>
      'uploadId' in dropped ? uploadId === dropped.uploadId : owner?.memberId === dropped.memberId,
    );
  });
  ctx.live.onGap(() => {
    drops += 1;
    cache.dropWhere(() => true);
  });
  return async (uploadId, key) => {
    const known = cache.get(key);
    if (known) return known;
    const before = drops;
    const rendition = await load(ctx, uploadId, key);
    if (rendition && isPublic(rendition) && drops === before) cache.set(key, rendition);
    return rendition;
  };
}

async function mayOpen(ctx: Context, req: Request, { uploadId, owner }: Rendition): Promise<boolean> {
  const caller = await findCaller(ctx, req.headers);
  return caller !== null && owner !== null && mayStillSee(ctx, caller.member, uploadId, owner);
}

function send(res: Response, { body, etag }: Rendition, cacheControl: string): void {
  res.set({
    'Cache-Control': cacheControl,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': 'image/webp',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  });
  res.send(body);
}

export function mediaRouter(ctx: Context): Router {
  const router = Router();
  const read = createReader(ctx);
  router.get('/media/:uploadId/:file', async (req, res) => {
    const { uploadId, file } = req.params;
    const name = Object.hasOwn(PUBLIC, file) ? PUBLIC[file] : undefined;
    const key = name && UPLOAD_ID.test(uploadId) ? renditionKey(uploadId, name) : null;
    const rendition = key && (await read(uploadId, key));
    if (!rendition) sendProblem(res, new AppError('not_found'));
    else if (isPublic(rendition)) send(res, rendition, FOR_EVERYBODY);
    else if (await mayOpen(ctx, req, rendition)) send(res, rendition, 'private, no-store');
    else sendProblem(res, new AppError('not_found'));
  });
  return router;
}
