import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParams } from '#shared/kernel/fields.ts';

export const ORDER_FILE_KINDS = ['original', 'view', 'certificate', 'receipt'] as const;

/** What the buyer of an order can download now. view: the original of another picture of the work. */
export const OrderFile = z
  .object({
    kind: z.enum(ORDER_FILE_KINDS),
    /** File name to save it under. */
    name: z.string(),
    /** Where it is downloaded. */
    path: z.string(),
    contentType: z.string(),
    /** Null while it is not known. */
    bytes: z.nullable(z.int()),
    /** Null for a PDF. */
    image: z.nullable(z.object({ width: z.int(), height: z.int() })),
  })
  .register(z.globalRegistry, { id: 'OrderFile' });
export type OrderFile = z.output<typeof OrderFile>;

export const ORDER_ZIP = '/api/order-files/:id/zip';
/** Of a sale, for its artist. */
export const PACKING_SLIP = '/api/sales/:id/packing-slip/pdf';

export const orderFileEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listOrderFiles',
    path: '/api/order-files/:id',
    access: 'member',
    summary: 'The files of a purchase: the original, the certificate, receipts; for its buyer',
    params: idParams,
    status: 200,
    response: z.array(OrderFile),
    errors: ['purchase_not_found', 'not_allowed'],
  }),
};
