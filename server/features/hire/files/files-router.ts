/** Serves project files. Authorized on every request; nothing is cached. */
import { type Request, Router } from 'express';
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { sendFile } from '#server/files/read.ts';
import { asAttachment } from './file-names.ts';
import type { FileRow } from './file-queries.ts';
import { findFile } from './files.ts';

/** Long enough for a browser to follow the redirect. */
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
  // Served from our own origin, because pages load images only from it.
  router.get('/api/hire-projects/:id/files/:fileId/preview', async (req, res) => {
    const { previewKey } = await readFile(ctx, req);
    const preview = previewKey === null ? null : await ctx.storage.stream(previewKey);
    res.set('Content-Security-Policy', "default-src 'none'; sandbox");
    await sendFile(res, preview);
  });
  return router;
}
