import { Router } from 'express';
import { payoutEndpoints as endpoints } from '#shared/payments/payouts/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import type { PaymentOwners } from '../owners.ts';
import { readPayoutAccount, startOnboarding } from './accounts.ts';
import { giveUpPayouts } from './give-up.ts';

export const payoutRoutes =
  (owners: PaymentOwners) =>
  (ctx: Context): Router => {
    const router = Router();
    route(ctx, router, endpoints.account, ({ actor }) => readPayoutAccount(ctx, actor));
    route(ctx, router, endpoints.onboard, ({ actor, query }) => startOnboarding(ctx, actor, query.returnTo));
    route(ctx, router, endpoints.giveUp, ({ actor, body }) => giveUpPayouts(ctx, owners, actor, body.id));
    return router;
  };
