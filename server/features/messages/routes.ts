import { Router } from 'express';
import { messageEndpoints as endpoints } from '#shared/messages/contract.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/http/route.ts';
import {
  listConversations,
  readUnreadCount,
  listMessages,
  markConversationRead,
  sendMessage,
} from './service.ts';

export function messageRoutes(ctx: Context): Router {
  const router = Router();
  route(ctx, router, endpoints.list, ({ actor, query }) => listMessages(ctx, actor, query));
  route(ctx, router, endpoints.send, ({ actor, body }) => sendMessage(ctx, actor, body));
  route(ctx, router, endpoints.conversations, ({ actor, query }) => listConversations(ctx, actor, query));
  route(ctx, router, endpoints.unread, ({ actor }) => readUnreadCount(ctx, actor));
  route(ctx, router, endpoints.read, ({ actor, params }) => markConversationRead(ctx, actor, params.id));
  return router;
}
