import { Router } from 'express';
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { readPdf } from './pdf-file.ts';
import { readReceipt } from './service.ts';

/** A file, not JSON: GET /api/receipts/:id/pdf, for everyone who may read the receipt. */
export function receiptPdfRouter(ctx: Context): Router {
  const router = Router();
  router.get('/api/receipts/:id/pdf', async (req, res) => {
    if (!req.member) throw new AppError('sign_in_required');
    const id = z.safeParse(Id, req.params.id);
    if (!id.success) throw new AppError('receipt_not_found');
    const receipt = await readReceipt(ctx, req.member, id.data);
    const pdf = await readPdf(ctx, receipt);
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Content-Disposition', `attachment; filename="${receipt.receiptNumber}.pdf"`);
    res.type('application/pdf').send(pdf);
  });
  return router;
}
