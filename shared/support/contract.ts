import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { ClientId, Id, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';
import { Person } from '#shared/accounts/session/contract.ts';

export const SupportForm = z.object({
  subject: requiredText('Subject is required', 120),
  message: requiredText('Message is required', 4000),
  /** The member's own purchase or sale. */
  purchaseId: z.optional(Id),
  isAboutPremium: z._default(z.boolean(), false),
  clientId: ClientId,
});
export type SupportForm = z.input<typeof SupportForm>;

export const SupportRequest = z
  .object({
    id: Id,
    subject: z.string(),
    message: z.string(),
    /** The subject; `isSale`: the member who asked sold it. */
    purchase: z.nullable(z.object({ id: Id, title: z.string(), isSale: z.boolean() })),
    isAboutPremium: z.boolean(),
    answer: z.nullable(z.string()),
    answeredAt: z.nullable(Timestamp),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'SupportRequest' });
export type SupportRequest = z.output<typeof SupportRequest>;

/** For moderators. */
export const SupportCase = z
  .object({ ...SupportRequest.shape, user: Person, isPremium: z.boolean() })
  .register(z.globalRegistry, { id: 'SupportCase' });
export type SupportCase = z.output<typeof SupportCase>;

export const supportEndpoints = {
  ask: endpoint({
    method: 'POST',
    operationId: 'contactSupport',
    path: '/api/support-requests',
    access: 'member',
    summary: 'Contact support',
    body: SupportForm,
    status: 201,
    response: SupportRequest,
    limit: 'comment',
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    errors: ['purchase_not_found'],
  }),
  mine: endpoint({
    method: 'GET',
    operationId: 'listSupportRequests',
    path: '/api/support-requests',
    access: 'member',
    summary: "The member's support requests with replies, newest first",
    query: z.object(pageQuery),
    status: 200,
    response: z.array(SupportRequest),
    paged: true,
    whileLeaving: 'allowed',
    errors: [],
  }),
  queue: endpoint({
    method: 'GET',
    operationId: 'listSupportQueue',
    path: '/api/support-requests/queue',
    access: 'moderator',
    summary: 'Requests without a reply: Premium members first, then oldest first',
    query: z.object(pageQuery),
    status: 200,
    response: z.array(SupportCase),
    paged: true,
    errors: [],
  }),
  answer: endpoint({
    method: 'POST',
    operationId: 'answerSupportRequest',
    path: '/api/support-requests/:id/answer',
    access: 'moderator',
    summary: 'Reply to a request, once; the member is notified',
    params: idParams,
    body: z.object({ answer: requiredText('Reply is required', 4000) }),
    status: 200,
    response: SupportCase,
    repeatable: true,
    errors: ['support_request_not_found', 'already_answered'],
  }),
};
