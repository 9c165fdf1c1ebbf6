import { Router } from 'express';
import { offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  listOffers,
  makeOffer,
  readOfferOf,
  withdrawOffer,
} from './service.ts';

export function offerRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ actor }) => listOffers(ctx, actor));
  route(ctx, router, endpoints.ofWork, ({ params, actor }) => readOfferOf(ctx, actor, params.id));
  route(ctx, router, endpoints.make, ({ params, body, actor }) => makeOffer(ctx, actor, params.id, body));
  route(ctx, router, endpoints.counter, ({ params, body, actor }) =>
    counterOffer(ctx, actor, params.id, body),
  );
  route(ctx, router, endpoints.accept, ({ params, body, actor }) => acceptOffer(ctx, actor, params.id, body));
  route(ctx, router, endpoints.decline, ({ params, actor }) => declineOffer(ctx, actor, params.id));
  route(ctx, router, endpoints.withdraw, ({ params, actor }) => withdrawOffer(ctx, actor, params.id));
  return router;
}
