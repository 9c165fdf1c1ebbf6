import { receiptEndpoints } from '#shared/receipts/contract.ts';
import type { Feature } from '#server/feature.ts';
import { receiptRoutes } from './routes.ts';
import { receiptPdfRouter } from './pdf-router.ts';
import { storedObjects } from './pdf-file.ts';
import { memberData, memberFiles } from './member-data.ts';

export const receipts: Feature = {
  memberData,
  memberFiles,
  endpoints: [receiptEndpoints],
  routes: [receiptRoutes],
  storedObjects,
  rawRoutes: { paths: ['GET /api/receipts/:id/pdf'], mount: [receiptPdfRouter] },
};
