/** Webhooks of members: signed messages to an address of theirs when something happens to what is theirs. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { ClientId, Id, Timestamp, idParams, requiredText } from '#shared/kernel/fields.ts';
import { WEBHOOK_EVENTS } from './events.ts';

/** timeout: none in time. unreachable: no connection. not_allowed: the address leads into our own network. */
export const ATTEMPT_FAILURES = ['timeout', 'unreachable', 'not_allowed'] as const;
export type AttemptFailure = (typeof ATTEMPT_FAILURES)[number];

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
const Address = requiredText('Please enter an address', 500).check(
  z.refine(isAddress, 'Please enter an address that starts with https://'),
);
const Events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .check(z.minLength(1, 'Choose at least one event.'), z.maxLength(WEBHOOK_EVENTS.length));

export const Webhook = z
  .object({
    id: Id,
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    /** The last characters of its signing secret. */
    secretEnd: z.string(),
    /** The first failure since the latest success; null: it works. */
    failingSince: z.nullable(Timestamp),
    /** After three days of failures; null: it is on. */
    stoppedAt: z.nullable(Timestamp),
    /** When something was last sent to it. */
    lastSentAt: z.nullable(Timestamp),
    /** Whether each of the latest attempts arrived, at most 20, newest last. */
    outcomes: z.array(z.boolean()),
    /** Messages that were not delivered and can be sent again. */
    undeliveredCount: z.int(),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'Webhook' });
export type Webhook = z.output<typeof Webhook>;

export const WebhookAttempt = z
  .object({
    id: Id,
    deliveryId: Id,
    /** The same in every attempt to deliver the message. */
    messageId: z.string(),
    type: z.string(),
    /** Which attempt, from 1; null: sent by the member. */
    number: z.nullable(z.int()),
    /** When it is tried again; null: not any more. */
    nextAttemptAt: z.nullable(Timestamp),
    url: z.string(),
    /** In seconds, as signed. */
    timestamp: z.int(),
    signature: z.string(),
    body: z.string(),
    /** Of the answer; null: there was none. */
    status: z.nullable(z.int()),
    failure: z.nullable(z.enum(ATTEMPT_FAILURES)),
    statusText: z.string(),
    contentType: z.nullable(z.string()),
    /** The first 2 KB. */
    answer: z.string(),
    durationMs: z.int(),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'WebhookAttempt' });
export type WebhookAttempt = z.output<typeof WebhookAttempt>;

export const SigningSecret = z
  .object({
    secret: z.string(),
    /** Until then the one before signs as well. */
    oldSecretUntil: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'SigningSecret' });

export const WebhookForm = z.object({ url: Address, events: Events });

export const webhookEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listWebhooks',
    path: '/api/webhooks',
    access: 'member',
    summary: "The member's webhooks, oldest first",
    status: 200,
    response: z.array(Webhook),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createWebhook',
    path: '/api/webhooks',
    access: 'member',
    summary: 'Add a webhook; at most ten. Addresses must be public and use https.',
    body: z.object({ ...WebhookForm.shape, clientId: ClientId }),
    status: 201,
    response: Webhook,
    errors: ['webhooks_full'],
  }),
  read: endpoint({
    method: 'GET',
    operationId: 'getWebhook',
    path: '/api/webhooks/:id',
    access: 'member',
    summary: 'A webhook',
    params: idParams,
    status: 200,
    response: Webhook,
    errors: ['webhook_not_found'],
  }),
  edit: endpoint({
    method: 'PATCH',
    operationId: 'editWebhook',
    path: '/api/webhooks/:id',
    access: 'member',
    summary: 'Change the address or the events of a webhook; omitted fields are unchanged',
    params: idParams,
    body: z.partial(WebhookForm),
    status: 200,
    response: Webhook,
    errors: ['webhook_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    operationId: 'deleteWebhook',
    path: '/api/webhooks/:id',
    access: 'member',
    summary: 'Delete a webhook with its deliveries',
    params: idParams,
    status: 204,
    whileSuspended: 'allowed',
    errors: ['webhook_not_found'],
  }),
  start: endpoint({
    method: 'POST',
    operationId: 'startWebhook',
    path: '/api/webhooks/:id/start',
    access: 'member',
    summary: 'Start a webhook that was stopped after three days of failures',
    params: idParams,
    status: 200,
    response: Webhook,
    errors: ['webhook_not_found'],
  }),
  test: endpoint({
    method: 'POST',
    operationId: 'testWebhook',
    path: '/api/webhooks/:id/test',
    access: 'member',
    summary: 'Send a test message now, once',
    params: idParams,
    status: 200,
    response: WebhookAttempt,
    limit: 'message',
    errors: ['webhook_not_found'],
  }),
  secret: endpoint({
    method: 'GET',
    operationId: 'getWebhookSecret',
    path: '/api/webhooks/:id/secret',
    access: 'member',
    summary: 'The signing secret of a webhook',
    params: idParams,
    status: 200,
    response: SigningSecret,
    errors: ['webhook_not_found'],
  }),
  replaceSecret: endpoint({
    method: 'POST',
    operationId: 'replaceWebhookSecret',
    path: '/api/webhooks/:id/secret',
    access: 'member',
    summary: 'Replace the signing secret; the old one signs beside the new one for 24 hours',
    params: idParams,
    status: 200,
    response: SigningSecret,
    errors: ['webhook_not_found'],
  }),
  attempts: endpoint({
    method: 'GET',
    operationId: 'listWebhookAttempts',
    path: '/api/webhooks/:id/attempts',
    access: 'member',
    summary: 'What was sent to a webhook in the last 30 days and what came back, newest first',
    params: idParams,
    query: z.object(pageQuery),
    status: 200,
    response: z.array(WebhookAttempt),
    paged: true,
    errors: ['webhook_not_found'],
  }),
  resend: endpoint({
    method: 'POST',
    operationId: 'resendWebhookDelivery',
    path: '/api/webhook-deliveries/:id/send',
    access: 'member',
    summary: 'Send a message again now, with the same id',
    params: idParams,
    status: 200,
    response: WebhookAttempt,
    limit: 'message',
    errors: ['webhook_delivery_not_found'],
  }),
};
