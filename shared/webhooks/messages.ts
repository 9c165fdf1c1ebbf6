/** What each message to a webhook holds, for the OpenAPI document. */
import * as z from 'zod/mini';
import { Id, Timestamp } from '#shared/kernel/fields.ts';
import { ACTIVITY_KINDS } from '#shared/notices/hire.ts';
import { OFFER_CHANGES } from '#shared/notices/offers.ts';
import type { TEST_EVENT, WebhookEvent } from './events.ts';

const message = (type: string, summary: string, data: z.core.$ZodLooseShape) => ({
  summary,
  schema: z.object({ type: z.literal(type), timestamp: Timestamp, data: z.object(data) }),
});
const ofOrder = (type: WebhookEvent, summary: string, ...states: [string, ...string[]]) =>
  message(type, summary, { order: Id, artwork: Id, state: z.enum(states) });

export const MESSAGES = {
  'order.sold': ofOrder('order.sold', 'A work was sold; to the artist', 'sold'),
  'order.shipped': ofOrder('order.shipped', 'An order was shipped; to both parties', 'shipped'),
  'order.delivered': ofOrder('order.delivered', 'An order was delivered; to both parties', 'delivered'),
  'order.refunded': ofOrder(
    'order.refunded',
    'An order was refunded, or a part of it; to both parties',
    'refunded',
    'refunded_part',
  ),
  'order.paid_out': ofOrder('order.paid_out', 'The artist was paid; to the artist', 'paid_out'),
  'offer.changed': message('offer.changed', 'An offer changed; to whoever is notified', {
    offer: Id,
    artwork: z.nullable(Id),
    state: z.enum(OFFER_CHANGES),
  }),
  'project.changed': message('project.changed', 'A project changed; to whoever is notified', {
    project: Id,
    state: z.enum(ACTIVITY_KINDS),
  }),
  'webhook.test': message('webhook.test', 'A test; to the webhook that was tried', {
    webhook: Id,
    state: z.literal('test'),
  }),
} satisfies Record<WebhookEvent | typeof TEST_EVENT, ReturnType<typeof message>>;
