import { Router } from 'express';
import { commentEndpoints as endpoints } from '#shared/artworks/comments/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import { editComment, removeComment } from './change.ts';
import { addComment, listComments } from './service.ts';

export function commentRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ params, query, actor }) =>
    listComments(ctx, actor, params.id, query),
  );
  route(ctx, router, endpoints.add, ({ params, body, actor }) =>
    addComment(ctx, actor, params.id, body.content),
  );
  route(ctx, router, endpoints.edit, ({ params, body, actor }) =>
    editComment(ctx, actor, params.id, body.content),
  );
  route(ctx, router, endpoints.remove, ({ params, actor }) => removeComment(ctx, actor, params.id));
  return router;
}
