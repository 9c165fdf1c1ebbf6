import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { ClientId, Id, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';
import { Person } from '#shared/accounts/session/contract.ts';

export const MESSAGE_MAX = 4000;

export const Message = z
  .object({
    id: Id,
    senderId: Id,
    receiverId: Id,
    content: z.string(),
    /** The receiver has read it. */
    isRead: z.boolean(),
    createdAt: Timestamp,
    sender: Person,
    receiver: Person,
  })
  .register(z.globalRegistry, { id: 'Message' });
export type Message = z.output<typeof Message>;

export const MessageForm = z.object({
  receiverId: Id,
  content: requiredText('Please write something first.', MESSAGE_MAX),
  clientId: ClientId,
});

export const Conversation = z
  .object({
    other: Person,
    lastMessage: z.object({ content: z.string(), senderId: Id, createdAt: Timestamp }),
    /** Unread messages from the other member. */
    unreadCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'Conversation' });
export type Conversation = z.output<typeof Conversation>;

export const messageEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listMessages',
    path: '/api/messages',
    access: 'member',
    summary: "The member's messages, newest first; with `with`, the conversation with that member",
    query: z.object({ ...pageQuery, with: z.optional(Id) }),
    status: 200,
    response: z.array(Message),
    paged: true,
    errors: [],
  }),
  send: endpoint({
    method: 'POST',
    operationId: 'sendMessage',
    path: '/api/messages',
    access: 'member',
    summary: 'Send a message',
    body: MessageForm,
    status: 201,
    response: Message,
    limit: 'message',
    whileSuspended: 'allowed',
    errors: ['member_not_found', 'own_profile', 'blocked', 'feature_off', 'suspended'],
  }),
  conversations: endpoint({
    method: 'GET',
    operationId: 'listConversations',
    path: '/api/conversations',
    access: 'member',
    summary: "The member's conversations, most recent first",
    query: z.object(pageQuery),
    status: 200,
    response: z.array(Conversation),
    paged: true,
    errors: [],
  }),
  unread: endpoint({
    method: 'GET',
    operationId: 'countUnreadMessages',
    path: '/api/conversations/unread',
    access: 'member',
    summary: 'Number of unread messages',
    status: 200,
    response: z.object({ unreadCount: z.int() }),
    errors: [],
  }),
  read: endpoint({
    method: 'POST',
    operationId: 'markConversationRead',
    path: '/api/conversations/:id/read',
    access: 'member',
    summary: 'Mark all messages from this member as read',
    params: idParams,
    status: 204,
    whileSuspended: 'allowed',
    errors: [],
  }),
};
