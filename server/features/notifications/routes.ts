import { Router } from 'express';
import { notificationEndpoints as endpoints } from '#shared/notifications/contract.ts';
import { notificationListEndpoints } from '#shared/notifications/list-contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import {
  listNotifications,
  readPreferences,
  readUnreadCount,
  markAllRead,
  markRead,
  setPreferences,
} from './service.ts';

export function notificationRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, notificationListEndpoints.list, ({ actor, query }) =>
    listNotifications(ctx, actor, query),
  );
  route(ctx, router, endpoints.unread, ({ actor }) => readUnreadCount(ctx, actor));
  route(ctx, router, endpoints.readAll, ({ actor }) => markAllRead(ctx, actor));
  route(ctx, router, endpoints.read, ({ actor, params }) => markRead(ctx, actor, params.id));
  route(ctx, router, endpoints.preferences, ({ actor }) => readPreferences(ctx, actor));
  route(ctx, router, endpoints.setPreferences, ({ actor, body }) => setPreferences(ctx, actor, body));
  return router;
}
