import { afterAll, beforeAll, expect, test } from 'vitest';
import { installationSecret } from '#server/db/secrets.ts';
import { sendEvent } from '#server/providers/payments/sandbox/deliveries.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import * as payments from '#server/testing/payments.ts';
import { deliver } from '#server/features/premium/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a handled event is acknowledged at once when it is repeated', async () => {
  const [buyer, work] = await Promise.all([
    createMember(app),
    createArtwork(app, { isForSale: true, price: '49.99' }),
  ]);
  await payments.buy(app, buyer.cookie, work.id);
  // Any request to the provider would fail now.
  await payments.addFault(app, { match: 'GET /v1/payment_intents', action: 'status', status: 503 });
  await app.ctx.pool.query(`update sandbox_payments set due_at = now() where kind = 'delivery'`);
  await deliver(app);
  const { rows } = await app.ctx.pool.query<{ status: number; attempt: number }>(
    `select distinct body->'status' as status, body->'attempt' as attempt
     from sandbox_payments where kind = 'delivery'`,
  );
  expect(rows).toEqual([{ status: 200, attempt: 2 }]);
});

test('a signed event with text that cannot be stored is refused', async () => {
  const webhook = {
    url: `${app.url}/api/webhooks/stripe`,
    secret: `whsec_${await installationSecret(app.ctx.pool, 'payments-webhook')}`,
  };
  const event = {
    id: 'evt_\0',
    object: 'event',
    type: 'charge.updated',
    created: 1,
    data: { object: { id: 'ch_1', object: 'charge' } },
  };
  expect(await sendEvent(webhook, event as never)).toBe(400);
  expect(await sendEvent(webhook, { ...event, id: 'evt_1' } as never)).toBe(200);
});
