/** The part of the table about members' own programs. An empty row: about the caller. */
import * as a from './fixtures.ts';
import { OWNER, type Row, on } from './rows.ts';

export const PROGRAM_ACCESS: Record<string, Row[]> = {
  'GET /api/webhooks': [],
  'POST /api/webhooks': [],
  'GET /api/webhooks/:id': [on(a.webhook, OWNER)],
  'PATCH /api/webhooks/:id': [on(a.webhook, OWNER, () => ({ events: ['order.sold'] }))],
  'DELETE /api/webhooks/:id': [on(a.webhook, OWNER)],
  'POST /api/webhooks/:id/start': [on(a.webhook, OWNER)],
  'POST /api/webhooks/:id/test': [on(a.webhook, OWNER)],
  'GET /api/webhooks/:id/secret': [on(a.webhook, OWNER)],
  'POST /api/webhooks/:id/secret': [on(a.webhook, OWNER)],
  'GET /api/webhooks/:id/attempts': [on(a.webhook, OWNER)],
  'POST /api/webhook-deliveries/:id/send': [on(a.webhookDelivery, OWNER)],
};
