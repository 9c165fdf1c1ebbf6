import { Router } from 'express';
import { artworkEndpoints as endpoints } from '#shared/artworks/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { editArtwork, removeArtwork } from './edit.ts';
import { listArtworksBy, readArtwork, publishArtwork, toggleLike } from './service.ts';

export function artworkRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.byUser, ({ params, query, actor }) =>
    listArtworksBy(forReading(ctx, actor, params.id), actor, params.id, query),
  );
  route(ctx, router, endpoints.get, ({ params, query, actor }) => readArtwork(ctx, actor, params.id, query));
  route(ctx, router, endpoints.create, ({ body, actor }) => publishArtwork(ctx, actor, body));
  route(ctx, router, endpoints.edit, ({ params, body, actor }) => editArtwork(ctx, actor, params.id, body));
  route(ctx, router, endpoints.remove, ({ params, actor }) => removeArtwork(ctx, actor, params.id));
  route(ctx, router, endpoints.like, ({ params, actor }) => toggleLike(ctx, actor, params.id));
  return router;
}
