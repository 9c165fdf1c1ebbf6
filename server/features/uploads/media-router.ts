/**
 * Public renditions. They never change, so browsers cache them for a year; caches that others share, for an hour. A signed
 * preview has a version in its name, and other names lead to it.
 */
import { buffer } from 'node:stream/consumers';
import { type Request, type Response, Router } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { RenditionName } from '#shared/kernel/limits.ts';
import type { Context } from '#server/context.ts';
import { allowAi } from '#server/http/robots.ts';
import { sendProblem } from '#server/http/errors.ts';
import { findCaller } from '#server/http/session.ts';
import { UPLOAD_ID } from '#server/files/address.ts';
import { createByteCache } from './byte-cache.ts';
import { type MediaOwner, findMediaOwner, mayStillSee } from './hidden-media.ts';
import type { PictureOwners } from './picture-owner.ts';
import { renditionKey, signedKey } from './keys.ts';
import { ensureRenditions } from './renditions.ts';

type Rendition = {
  cacheControl: string;
  uploadId: string;
  owner: MediaOwner | null;
} & ({ body: Buffer; etag: string } | { redirectTo: string });

/** The largest rendition is for the buyer only. */
const PUBLIC_RENDITIONS: Record<string, RenditionName> = {
  'thumb.webp': 'thumb',
  'card.webp': 'card',
  'preview.webp': 'preview',
};
const CACHE_BYTES = 64 * 2 ** 20;
const CACHE_IMMUTABLE = 'public, max-age=31536000, s-maxage=3600, immutable';
const CACHE_HOUR = 'public, max-age=3600';
/** Caches a preview that is not signed yet. */
const CACHE_MINUTE = 'public, max-age=60';
const VERSIONED = /^preview\.([0-9a-f]{12})\.webp$/;

const isPublic = ({ owner }: Rendition): boolean => owner?.isPublic ?? true;

interface Wanted {
  name: RenditionName;
  /** In the name. */
  version: string | null;
}
function wantedBy(file: string): Wanted | null {
  if (Object.hasOwn(PUBLIC_RENDITIONS, file)) return { name: PUBLIC_RENDITIONS[file]!, version: null };
  const version = VERSIONED.exec(file)?.[1];
  return version ? { name: 'preview', version } : null;
}

/** Reads the owner before the bytes: a work hidden in between is then dropped from the cache. */
async function load(ctx: Context, uploadId: string, { name, version }: Wanted): Promise<Rendition | null> {
  const owner = await findMediaOwner(ctx.db, uploadId);
  const isSigned = name === 'preview' && ctx.credentials !== null;
  const current = isSigned ? (owner?.work?.version ?? null) : null;
  if (version !== current) {
    const redirectTo = current === null ? 'preview.webp' : `preview.${current}.webp`;
    return { redirectTo, cacheControl: CACHE_HOUR, uploadId, owner };
  }
  const key = version ? signedKey(uploadId, 'preview') : renditionKey(uploadId, name);
  let object = await ctx.storage.stream(key);
  if (!object && !version) {
    await ensureRenditions(ctx, uploadId);
    object = await ctx.storage.stream(key);
  }
  if (!object) return null;
  const cacheControl = isSigned && owner?.work && !version ? CACHE_MINUTE : CACHE_IMMUTABLE;
  return {
    body: await buffer(object.body),
    etag: `"${object.etag}"`,
    cacheControl,
    uploadId,
    owner,
  };
}

/** Public renditions as this process read them, until they are hidden. */
function createReader(ctx: Context): (uploadId: string, wanted: Wanted) => Promise<Rendition | null> {
  const cache = createByteCache<Rendition>(CACHE_BYTES, (rendition) =>
    'body' in rendition ? rendition.body.length : rendition.redirectTo.length,
  );
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
  return async (uploadId, wanted) => {
    const key = `${uploadId}/${wanted.name}/${wanted.version ?? ''}`;
    const known = cache.get(key);
    if (known) return known;
    const before = drops;
    const rendition = await load(ctx, uploadId, wanted);
    // Unknown versions are not cached: clients could fill the cache with them.
    const isUnknownVersion = wanted.version !== null && rendition !== null && 'redirectTo' in rendition;
    if (rendition && !isUnknownVersion && isPublic(rendition) && drops === before) cache.set(key, rendition);
    return rendition;
  };
}

function send(res: Response, rendition: Rendition, cacheControl: string): void {
  if (rendition.owner?.work?.allowsAiTraining) allowAi(res);
  if ('redirectTo' in rendition) {
    res.set('Cache-Control', cacheControl).redirect(302, rendition.redirectTo);
    return;
  }
  const { body, etag } = rendition;
  res.set({
    'Cache-Control': cacheControl,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': 'image/webp',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  });
  res.send(body);
}

export const mediaRouter = (owners: PictureOwners) => (ctx: Context) => {
  const router = Router();
  const read = createReader(ctx);
  async function mayOpen(req: Request, { uploadId, owner }: Rendition): Promise<boolean> {
    const caller = await findCaller(ctx, req.headers);
    if (!caller || !owner) return false;
    return mayStillSee(ctx.db, owners, caller.member, uploadId, owner);
  }
  router.get('/media/:uploadId/:file', async (req, res) => {
    const { uploadId, file } = req.params;
    const wanted = UPLOAD_ID.test(uploadId) ? wantedBy(file) : null;
    const rendition = wanted && (await read(uploadId, wanted));
    if (!rendition) sendProblem(res, new AppError('not_found'));
    else if (isPublic(rendition)) send(res, rendition, rendition.cacheControl);
    else if (await mayOpen(req, rendition)) send(res, rendition, 'private, no-store');
    else sendProblem(res, new AppError('not_found'));
  });
  return router;
};
