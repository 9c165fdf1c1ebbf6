import { Router } from 'express';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { userEndpoints as endpoints } from '#shared/accounts/session/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { createFeaturedArtists } from '../artists/featured.ts';
import {
  completeProfile,
  editProfile,
  readOwnProfile,
  readProfile,
  rememberOffered,
  savePreferences,
} from './service.ts';

export function userRoutes(ctx: Context): Router {
  const router = Router();
  const featured = createFeaturedArtists(ctx);
  route(ctx, router, endpoints.current, ({ actor }) => readOwnProfile(ctx, actor.id));
  route(ctx, router, profileEndpoints.completeProfile, ({ actor, body }) =>
    completeProfile(ctx, actor.id, body),
  );
  route(ctx, router, profileEndpoints.profileOffered, ({ actor }) => rememberOffered(ctx, actor.id));
  route(ctx, router, profileEndpoints.edit, ({ actor, body }) => editProfile(ctx, actor.id, body));
  route(ctx, router, profileEndpoints.preferences, ({ actor, body }) => savePreferences(ctx, actor.id, body));
  route(ctx, router, profileEndpoints.profile, ({ actor, params }) =>
    readProfile(forReading(ctx, actor, params.id), actor, params.id),
  );
  route(ctx, router, profileEndpoints.featured, ({ actor }) => featured(actor));
  return router;
}
