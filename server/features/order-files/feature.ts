import { ORDER_ZIP, PACKING_SLIP, orderFileEndpoints } from '#shared/order-files/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { pdfRouter } from '#server/documents/pdf-router.ts';
import { readPackingSlip } from './packing-slip.ts';
import { orderZipRouter } from './zip-router.ts';
import { findOrderFiles } from './service.ts';

export const orderFiles: Feature = {
  endpoints: [
    handle(orderFileEndpoints, (ctx) => ({
      list: async ({ params, actor }) => {
        const { files } = await findOrderFiles(ctx, actor, params.id);
        return files.map(({ file }) => file);
      },
    })),
  ],
  rawRoutes: {
    paths: [`GET ${ORDER_ZIP}`, `GET ${PACKING_SLIP}`],
    mount: [orderZipRouter, pdfRouter(PACKING_SLIP, readPackingSlip)],
  },
};
