import { ORDER_ZIP, orderFileEndpoints } from '#shared/order-files/contract.ts';
import type { Feature } from '#server/feature.ts';
import { orderFileRoutes } from './routes.ts';
import { orderZipRouter } from './zip-router.ts';

export const orderFiles: Feature = {
  endpoints: [orderFileEndpoints],
  routes: [orderFileRoutes],
  rawRoutes: { paths: [`GET ${ORDER_ZIP}`], mount: [orderZipRouter] },
};
