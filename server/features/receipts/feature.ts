import { receiptEndpoints } from '#shared/receipts/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { receiptPdfRouter } from './pdf-router.ts';
import { storedObjects } from './pdf-file.ts';
import { memberData, memberFiles } from './member-data.ts';
import { createReceipt, listOwnReceipts, readReceipt, verifyReceipt } from './service.ts';

export const receipts: Feature = {
  memberData,
  memberFiles,
  endpoints: [
    handle(receiptEndpoints, (ctx) => ({
      mine: ({ query, actor }) => listOwnReceipts(ctx, actor, query),
      get: ({ params, actor }) => readReceipt(ctx, actor, params.id),
      verify: ({ params }) => verifyReceipt(ctx, params.code),
      create: ({ body, actor }) => createReceipt(ctx, actor, body),
    })),
  ],
  storedObjects,
  rawRoutes: { paths: ['GET /api/receipts/:id/pdf'], mount: [receiptPdfRouter] },
};
