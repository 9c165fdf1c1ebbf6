import { Router } from 'express';
import { certificateNumber } from '#shared/certificates/code.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { requireSheet } from '../service.ts';
import { readCertificatePdf } from './pdf-file.ts';

/** A file, not JSON: GET /api/certificates/:code/pdf, for everyone who may have the sheet. */
export function certificatePdfRouter(ctx: Context): Router {
  const router = Router();
  router.get('/api/certificates/:code/pdf', async (req, res) => {
    if (!req.member) throw new AppError('sign_in_required');
    await ctx.limits.take('payment', req.member.id);
    const row = await requireSheet(ctx, req.member, req.params.code);
    const pdf = await readCertificatePdf(ctx, row);
    res.setHeader('Cache-Control', 'private, no-store');
    res.attachment(`${certificateNumber(row.code, row.createdAt)}.pdf`);
    res.type('application/pdf').send(pdf);
  });
  return router;
}
