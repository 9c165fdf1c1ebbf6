/** Files of projects, for whoever may have them. Asked anew each time: nothing keeps them on the way. */
import { pipeline } from 'node:stream/promises';
import { type Request, Router } from 'express';
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { asAttachment } from './file-names.ts';
import type { FileRow } from './file-queries.ts';
import { findFile } from './files.ts';

/** As long as it takes a browser to follow. */
const DOWNLOAD_URL_SECONDS = 60;

/** Throws `sign_in_required`, `project_not_found`, `not_allowed`, `not_found`. */
async function readFile(ctx: Context, req: Request): Promise<FileRow> {
  if (!req.member) throw new AppError('sign_in_required');
  const projectId = z.safeParse(Id, req.params.id);
  if (!projectId.success) throw new AppError('project_not_found');
  const fileId = z.safeParse(Id, req.params.fileId);
  if (!fileId.success) throw new AppError('not_found');
  return findFile(ctx, req.member, projectId.data, fileId.data);
}

export function projectFilesRouter(ctx: Context): Router {
  const router = Router();
  router.get('/api/hire-projects/:id/files/:fileId', async (req, res) => {
    const file = await readFile(ctx, req);
    const url = await ctx.storage.presignGet(file.key, {
      expiresIn: DOWNLOAD_URL_SECONDS,
      contentType: file.fileType,
      disposition: asAttachment(file.fileName),
    });
    res.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
    res.redirect(302, url);
  });
  // Sent by us: pictures of a page come from its own origin alone.
  router.get('/api/hire-projects/:id/files/:fileId/preview', async (req, res) => {
    const { previewKey } = await readFile(ctx, req);
    const preview = previewKey && (await ctx.storage.stream(previewKey));
    if (!preview) throw new AppError('not_found');
    res.set({
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'image/webp',
      'Content-Length': String(preview.bytes),
      'X-Content-Type-Options': 'nosniff',
    });
    try {
      await pipeline(preview.body, res);
    } catch (error) {
      // Whoever asked has left; there is nobody to tell.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  });
  return router;
}
