import { Router } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { downloadExport } from './service.ts';

/** A file, not JSON. */
export const EXPORT_DOWNLOAD = 'GET /api/export/download';
export function exportDownloadRouter(ctx: Context): Router {
  const router = Router();
  router.get('/api/export/download', async (req, res) => {
    if (!req.member) throw new AppError('sign_in_required');
    const url = await downloadExport(ctx, req.member);
    res.set('Cache-Control', 'private, no-store').redirect(302, url);
  });
  return router;
}
