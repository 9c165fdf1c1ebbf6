import { afterAll, beforeAll, expect, test } from 'vitest';
import { installationSecret } from '#server/db/secrets.ts';
import { sendEvent } from '#server/providers/payments/sandbox/deliveries.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import * as payments from '#server/testing/payments.ts';
import { FEATURES } from '#server/features.ts';
import { deliver, rowsOf, subscribe } from '#server/features/premium/testing.ts';

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

async function send(event: { id: string; type: string; data: { object: object } }): Promise<number> {
  const webhook = {
    url: `${app.url}/api/webhooks/stripe`,
    secret: `whsec_${await installationSecret(app.ctx.pool, 'payments-webhook')}`,
  };
  return sendEvent(webhook, { object: 'event', created: 1, ...event } as never);
}

test('a signed event with text that cannot be stored is refused', async () => {
  const event = { id: 'evt_\0', type: 'charge.updated', data: { object: { id: 'ch_1', object: 'charge' } } };
  expect(await send(event)).toBe(400);
  expect(await send({ ...event, id: 'evt_1' })).toBe(200);
});

const events = async () =>
  (await app.ctx.pool.query<{ id: string }>('select id from provider_events order by id')).rows.map(
    ({ id }) => id,
  );

test.each([
  ['payment_intent.succeeded', { id: 'pi_of_nobody', object: 'payment_intent' }],
  ['customer.subscription.updated', { id: 'sub_of_nobody', object: 'subscription' }],
  ['account.updated', { id: 'acct_of_nobody', object: 'account' }],
])('%s about what the provider does not have waits for its answer, then is settled', async (type, object) => {
  const id = `evt_${object.id}`;
  await payments.addFault(app, { match: 'GET /v1/', action: 'status', status: 503, times: 100 });
  expect(await send({ id, type, data: { object } })).toBe(503);
  expect(await events()).not.toContain(id);
  await payments.clearFaults(app);
  expect(await send({ id, type, data: { object } })).toBe(200);
  expect(await events()).toContain(id);
  const line = app.logLines.find(
    (one) => one.includes('something the provider does not have') && one.includes(id),
  );
  expect(JSON.parse(line!)).toMatchObject({ level: 40, eventId: id, type });
});

test('one missing part of an event does not keep the other from being read', async () => {
  const subscriber = await subscribe(app);
  const [row] = await rowsOf(app, subscriber.id);
  await app.ctx.pool.query("update subscriptions set status = 'past_due' where id = $1", [row!.id]);
  const invoice = {
    id: 'in_1',
    object: 'invoice',
    payment_intent: 'pi_of_nobody',
    parent: { subscription_details: { subscription: row!.stripeSubscriptionId } },
  };
  expect(await send({ id: 'evt_invoice', type: 'invoice.paid', data: { object: invoice } })).toBe(200);
  expect((await rowsOf(app, subscriber.id))[0]!.status).toBe('active');
});

test('handled events are forgotten after 90 days, and one that comes again changes nothing', async () => {
  const before = await events();
  expect(before.length).toBeGreaterThan(1);
  await app.ctx.pool.query(
    `update provider_events set handled_at = now() - case when id = 'evt_1' then interval '89 days' else interval '91 days' end`,
  );
  const balance = 'select id, account, amount_cents from ledger_entries order by id';
  const books = (await app.ctx.pool.query(balance)).rows;
  await FEATURES.find(({ jobs }) => jobs?.['forget-old-events'])!.jobs!['forget-old-events']!.run(app.ctx);
  expect(await events()).toEqual(['evt_1']);
  await payments.redeliverAll(app);
  expect((await app.ctx.pool.query(balance)).rows).toEqual(books);
});
