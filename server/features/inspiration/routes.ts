import { Router } from 'express';
import { inspirationEndpoints as endpoints } from '#shared/inspiration/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { addContent, editContent, removeContent, retryContent, setPublished } from './publish.ts';
import { getContent, hideContent, listContent, playContent, toggleLike, viewContent } from './service.ts';

export function inspirationRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ query, actor }) => listContent(ctx, actor, query));
  route(ctx, router, endpoints.get, ({ params, actor }) => getContent(ctx, actor, params.id));
  route(ctx, router, endpoints.create, ({ body, actor }) => addContent(ctx, actor, body));
  route(ctx, router, endpoints.edit, ({ params, body, actor }) => editContent(ctx, actor, params.id, body));
  route(ctx, router, endpoints.publish, ({ params, body, actor }) =>
    setPublished(ctx, actor, params.id, body.isPublished),
  );
  route(ctx, router, endpoints.retry, ({ params, actor }) => retryContent(ctx, actor, params.id));
  route(ctx, router, endpoints.remove, ({ params, actor }) => removeContent(ctx, actor, params.id));
  route(ctx, router, endpoints.like, ({ params, actor }) => toggleLike(ctx, actor, params.id));
  route(ctx, router, endpoints.play, ({ params, actor }) => playContent(ctx, actor, params.id));
  route(ctx, router, endpoints.view, ({ params, actor }) => viewContent(ctx, actor, params.id));
  route(ctx, router, endpoints.hide, ({ params, body }) => hideContent(ctx, params.id, body.isHidden));
  return router;
}
