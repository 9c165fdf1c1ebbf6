import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { ClientId, Id, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';

export const Comment = z
  .object({
    id: Id,
    content: z.string(),
    /** Hidden; visible to its author and moderators only. */
    isHidden: z.boolean(),
    userId: Id,
    artworkId: Id,
    /** The comment it replies to; there is one level of replies. */
    parentId: z.nullable(Id),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    user: Person,
  })
  .register(z.globalRegistry, { id: 'Comment' });
export type Comment = z.output<typeof Comment>;

/** Of a comment's replies, so many come with it. */
export const SHOWN_REPLIES = 3;

/** A comment with its replies, oldest first. One that was removed, or that the viewer may not see, has nothing else. */
export const CommentThread = z
  .object({
    ...Comment.shape,
    content: z.nullable(z.string()),
    userId: z.nullable(Id),
    user: z.nullable(Person),
    /** The first ones. */
    replies: z.array(Comment),
    repliesCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'CommentThread' });
export type CommentThread = z.output<typeof CommentThread>;

export const CommentForm = z.object({ content: requiredText('Please write something first.', 2000) });

export const commentEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listComments',
    path: '/api/artworks/:id/comments',
    access: 'member',
    scope: 'read',
    summary: 'Comments and replies, newest first; or by thread',
    params: idParams,
    query: z.object({
      ...pageQuery,
      /** 1: comments, newest first, each with its first replies. */
      thread: z.optional(z.literal('1')),
    }),
    status: 200,
    response: z.array(z.union([CommentThread, Comment])),
    paged: true,
    errors: ['artwork_not_found'],
  }),
  replies: endpoint({
    method: 'GET',
    operationId: 'listReplies',
    path: '/api/artworks/:id/comments/:parentId/replies',
    access: 'member',
    scope: 'read',
    summary: 'All replies to a comment, oldest first',
    params: z.object({ id: Id, parentId: Id }),
    query: z.object(pageQuery),
    status: 200,
    response: z.array(Comment),
    paged: true,
    errors: ['artwork_not_found'],
  }),
  add: endpoint({
    method: 'POST',
    operationId: 'createComment',
    path: '/api/artworks/:id/comments',
    access: 'member',
    scope: 'write',
    summary: 'Comment on an artwork, or reply to a comment',
    params: idParams,
    body: z.object({
      ...CommentForm.shape,
      /** The comment to reply to; a reply to a reply goes to its comment. */
      parentId: z.optional(Id),
      clientId: ClientId,
    }),
    example: { content: 'A quiet line.' },
    status: 201,
    response: Comment,
    limit: 'comment',
    errors: ['artwork_not_found', 'comment_not_found', 'blocked'],
  }),
  edit: endpoint({
    method: 'PATCH',
    operationId: 'editComment',
    path: '/api/comments/:id',
    access: 'member',
    scope: 'write',
    summary: "Edit the member's own comment",
    params: idParams,
    body: z.partial(CommentForm),
    example: { content: 'A quieter line.' },
    status: 200,
    response: Comment,
    limit: 'comment',
    errors: ['comment_not_found', 'not_allowed'],
  }),
  remove: endpoint({
    method: 'DELETE',
    operationId: 'deleteComment',
    path: '/api/comments/:id',
    access: 'member',
    scope: 'write',
    summary: "Delete the member's own comment, or any comment on their own work",
    params: idParams,
    status: 204,
    errors: ['comment_not_found', 'not_allowed'],
  }),
};
