import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';

export const Comment = z
  .object({
    id: Id,
    content: z.string(),
    /** Hidden; visible to its author and moderators only. */
    isHidden: z.boolean(),
    userId: Id,
    artworkId: Id,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    user: Person,
  })
  .register(z.globalRegistry, { id: 'Comment' });
export type Comment = z.output<typeof Comment>;

export const CommentForm = z.object({ content: requiredText('Please write something first.', 2000) });

export const commentEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listComments',
    path: '/api/artworks/:id/comments',
    access: 'member',
    scope: 'read',
    summary: 'Comments, newest first',
    params: idParams,
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
    summary: 'Comment on an artwork',
    params: idParams,
    body: CommentForm,
    example: { content: 'A quiet line.' },
    status: 201,
    response: Comment,
    limit: 'comment',
    errors: ['artwork_not_found', 'blocked'],
  }),
  edit: endpoint({
    method: 'PATCH',
    operationId: 'editComment',
    path: '/api/comments/:id',
    access: 'member',
    scope: 'write',
    summary: "Edit the member's own comment",
    params: idParams,
    body: CommentForm,
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
