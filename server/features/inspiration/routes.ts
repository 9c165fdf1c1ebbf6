import { Router } from 'express';
import { inspirationEndpoints as endpoints } from '#shared/inspiration/contract.ts';
import type { Context } from '#server/context.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { route } from '#server/http/route.ts';
import { addHubVideo, editHubVideo, removeHubVideo, retryHubVideo, setPublished } from './publish.ts';
import { readHubVideo, listHubVideos, playHubVideo, toggleLike, viewHubVideo } from './service.ts';

export function inspirationRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ query, actor }) =>
    listHubVideos(forReading(ctx, actor), actor, query),
  );
  route(ctx, router, endpoints.get, ({ params, actor }) => readHubVideo(ctx, actor, params.id));
  route(ctx, router, endpoints.create, ({ body, actor }) => addHubVideo(ctx, actor, body));
  route(ctx, router, endpoints.edit, ({ params, body, actor }) => editHubVideo(ctx, actor, params.id, body));
  route(ctx, router, endpoints.publish, ({ params, body, actor }) =>
    setPublished(ctx, actor, params.id, body.isPublished),
  );
  route(ctx, router, endpoints.retry, ({ params, actor }) => retryHubVideo(ctx, actor, params.id));
  route(ctx, router, endpoints.remove, ({ params, actor }) => removeHubVideo(ctx, actor, params.id));
  route(ctx, router, endpoints.like, ({ params, actor }) => toggleLike(ctx, actor, params.id));
  route(ctx, router, endpoints.play, ({ params, actor }) => playHubVideo(ctx, actor, params.id));
  route(ctx, router, endpoints.view, ({ params, actor }) => viewHubVideo(ctx, actor, params.id));
  return router;
}
