import { messageEndpoints } from '#shared/messages/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { memberData } from './member-data.ts';
import {
  listConversations,
  listMessages,
  markConversationRead,
  readUnreadCount,
  sendMessage,
} from './service.ts';

export const messages: Feature = {
  memberData,
  endpoints: [
    handle(messageEndpoints, (ctx) => ({
      list: ({ actor, query }) => listMessages(ctx, actor, query),
      send: ({ actor, body }) => sendMessage(ctx, actor, body),
      conversations: ({ actor, query }) => listConversations(ctx, actor, query),
      unread: ({ actor }) => readUnreadCount(ctx, actor),
      read: ({ actor, params }) => markConversationRead(ctx, actor, params.id),
    })),
  ],
};
