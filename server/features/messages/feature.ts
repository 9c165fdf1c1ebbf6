import { messageEndpoints } from '#shared/messages/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import {
  listConversations,
  listMessages,
  markConversationRead,
  readUnreadCount,
  sendMessage,
} from './service.ts';

export const messages: Feature = {
  endpoints: [
    handle(messageEndpoints, (ctx) => ({
      list: ({ actor, query }) => listMessages(ctx, actor, query),
      send: ({ actor, body }) => sendMessage(ctx, actor, body),
      conversations: ({ actor, query }) => listConversations(ctx, actor, query),
      unread: ({ actor }) => readUnreadCount(ctx, actor),
      read: ({ actor, params }) => markConversationRead(ctx, actor, params.id),
    })),
  ],
  memberData: [
    {
      table: 'messages',
      // The other side keeps theirs.
      columns: { sender_id: 'kept', receiver_id: 'kept' },
      exported: {
        file: 'messages',
        rows: `select m.id, case when m.sender_id = $1 then 'sent' else 'received' end as direction,
          coalesce(u.artist_name, concat_ws(' ', u.first_name, u.last_name)) as member, m.content, m.is_read, m.created_at
        from messages m join users u on u.id = case when m.sender_id = $1 then m.receiver_id else m.sender_id end
        where $1 in (m.sender_id, m.receiver_id) order by m.created_at, m.id`,
      },
    },
    {
      table: 'conversations',
      columns: { user_id: 'removed', other_id: 'kept' },
      exported: { reason: 'derived from the messages' },
    },
  ],
};
