import { Router } from 'express';
import { deletionEndpoints as endpoints } from '#shared/accounts/deletion/contract.ts';
import type { Context } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';
import { route } from '#server/http/route.ts';
import { askForDeletion, keepAccount, readDeletion } from './service.ts';

export const deletionRoutes =
  (features: () => readonly Feature[]) =>
  (ctx: Context): Router => {
    const router = Router();
    route(ctx, router, endpoints.read, ({ actor }) => readDeletion(ctx, features(), actor));
    route(ctx, router, endpoints.ask, ({ actor }) => askForDeletion(ctx, features(), actor));
    route(ctx, router, endpoints.cancel, ({ actor }) => keepAccount(ctx, actor));
    return router;
  };
