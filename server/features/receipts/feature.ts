import { receiptEndpoints } from '#shared/receipts/contract.ts';
import type { Feature } from '#server/feature.ts';
import { receiptRoutes } from './routes.ts';
import { receiptPdfRouter } from './pdf-router.ts';

export const receipts: Feature = {
  endpoints: [receiptEndpoints],
  routes: [receiptRoutes],
  rawRoutes: { paths: ['GET /api/receipts/:id/pdf'], mount: [receiptPdfRouter] },
};
