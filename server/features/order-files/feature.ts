import { ORDER_ZIP, orderFileEndpoints } from '#shared/order-files/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
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
  rawRoutes: { paths: [`GET ${ORDER_ZIP}`], mount: [orderZipRouter] },
};
