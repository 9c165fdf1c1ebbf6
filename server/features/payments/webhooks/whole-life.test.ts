/** Every kind of money movement once, then all events replayed repeatedly. A hundred times with ROUNDS=full. */
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createArtwork, createMember } from '#server/testing/factories.ts';
import { expectMoneyInOrder } from '#server/testing/money-rules.ts';
import { ADDRESS } from '#server/testing/orders.ts';
import { finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { openBankDispute, decideBankDispute, sell } from '#server/features/orders/refunds/testing.ts';
import * as premium from '#server/features/premium/testing.ts';

const ROUNDS = process.env.ROUNDS === 'full' ? 100 : 1;
const DAY_S = 86_400;
let app: TestApp;
/** Addresses of the provider's forms: anyone who has one can fill it in. */
const links: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PAYMENT: '100000' } });
  await live();
}, 120_000);
afterAll(() => app.close());

type Who = { id: string; cookie: string };
const call = (method: 'post' | 'put', who: Who, path: string, body: object = {}) =>
  request(app.url)[method](`/api/${path}`).set('Cookie', who.cookie).send(body).expect(200);

async function openAccount(artist: Who): Promise<void> {
  const { url } = (await call('post', artist, 'payouts/onboarding')).body as { url: string };
  links.push(url);
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url, { method: 'POST', redirect: 'manual' })).status).toBe(303);
  await payments.settled(app);
}

/** Declined, authenticated, paid, shipped, delivered. */
async function sendWork(artist: Who): Promise<void> {
  const buyer = await createMember(app);
  const work = await createArtwork(app, {
    userId: artist.id,
    isForSale: true,
    price: '200.00',
    isPhysical: true,
    deliveryCost: '15.00',
  });
  const intent = await payments.reserve(app, buyer.cookie, work.id);
  await payments.confirm(app, intent, payments.CARDS.declined);
  await payments.confirm(app, intent, payments.CARDS.pays);
  await payments.settled(app);
  const order = `purchases/${intent.purchaseId}`;
  await call('put', buyer, `${order}/address`, ADDRESS);
  await call('post', artist, `${order}/ship`, { carrier: 'Royal Mail', trackingNumber: 'AB 123 456 789 GB' });
  await call('post', buyer, `${order}/confirm`);
}

async function liveAsPremium(): Promise<void> {
  const member = await premium.subscribe(app);
  const change = await call('post', member, 'subscription/card');
  const { clientSecret } = change.body as { clientSecret: string };
  const setupIntentId = await premium.confirmCard(app, { clientSecret }, premium.DECLINES_LATER);
  await call('put', member, 'subscription/card', { setupIntentId });
  await premium.subscribe(app);
  await call('post', await premium.subscribe(app), 'subscription/cancel');
  // One cannot be charged, one continues, one ends.
  await payments.advance(app, 32 * DAY_S);
}

async function live(): Promise<void> {
  const sales = [];
  for (let index = 0; index < 4; index++) sales.push(await sell(app));
  const [returned, asked, won, lost] = sales as [(typeof sales)[0], ...typeof sales];
  const artists = [returned, won!, lost!].map(({ artist }) => artist);
  for (const artist of artists) await openAccount(artist);
  await sendWork(returned.artist);
  await call('post', asked!.buyer, `purchases/${asked!.id}/refund-request`, { reason: 'Not what I saw.' });
  await call('post', asked!.artist, `purchases/${asked!.id}/refund-request/accept`);
  await payments.advance(app, 4 * DAY_S);
  await payOutDue(app.ctx);
  await call('post', returned.artist, `purchases/${returned.id}/refund`, { reason: 'It fell off the wall.' });
  for (const sale of [won!, lost!]) await openBankDispute(app, sale.id);
  await decideBankDispute(app, won!.id, 'won');
  await decideBankDispute(app, lost!.id, 'lost');
  await finishRefunds(app.ctx);
  await liveAsPremium();
  await payments.settled(app);
}

const TABLES = {
  purchases: `to_jsonb(t) - 'updated_at'`,
  charges: `to_jsonb(t) - 'updated_at'`,
  transfers: 'to_jsonb(t)',
  commissions: `to_jsonb(t) - 'updated_at'`,
  refund_requests: 'to_jsonb(t)',
  subscriptions: `to_jsonb(t) - 'updated_at'`,
  payout_accounts: `to_jsonb(t) - 'updated_at' - 'checked_at'`,
  ledger_transactions: 'to_jsonb(t)',
  ledger_entries: 'to_jsonb(t)',
  notifications: `to_jsonb(t) - 'updated_at'`,
};
async function snapshot(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const [table, row] of Object.entries(TABLES)) {
    const { rows } = await app.ctx.pool.query<{ row: unknown }>(
      `select ${row} as row from ${table} t order by (${row})::text`,
    );
    all[table] = rows.map((found) => found.row);
  }
  return all;
}
const column = async (query: string) =>
  (await app.ctx.pool.query<{ value: string }>(query)).rows.map(({ value }) => value);

test('every kind of movement happened', async () => {
  expect(await column(`select kind as value from ledger_transactions group by 1 order by 1`)).toEqual([
    'charge',
    'dispute',
    'dispute_lost',
    'dispute_won',
    'refund',
    'release',
    'reversal',
    'subscription',
    'transfer',
  ]);
  expect(await column(`select status as value from commissions group by 1 order by 1`)).toEqual([
    'canceled',
    'paid',
    'reversed',
  ]);
  expect(await column(`select status as value from subscriptions order by 1`)).toEqual([
    'active',
    'canceled',
    'past_due',
  ]);
});

test('events repeated and in any order change nothing', { timeout: 2_400_000 }, async () => {
  const events = await column(`select id as value from sandbox_payments where kind = 'event'`);
  const before = await snapshot();
  for (let round = 0; round < ROUNDS; round++) {
    await payments.redeliverAll(app);
    expect(new Set(await column('select id as value from provider_events'))).toEqual(new Set(events));
  }
  expect(await snapshot()).toEqual(before);
});

test('nothing of it is logged: card, secret, key, form URL, event', () => {
  expect(app.logLines.some((line) => line.includes('purchase moved'))).toBe(true);
  const secretPattern = /\b(?:\d{4}[ -]?){4}\b|_secret_|sk_(?:test|live)_|whsec_|livemode|webhook failed/;
  // Request ids are random and sometimes look like a card number.
  const withoutIds = app.logLines.map((line) =>
    line.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ''),
  );
  expect(withoutIds.filter((line) => secretPattern.test(line))).toEqual([]);
  const ends = links.map((link) => new URL(link).pathname.split('/').at(-1)!);
  expect(app.logLines.filter((line) => ends.some((end) => line.includes(end)))).toEqual([]);
});

test('all balances are correct', async () => {
  await expectMoneyInOrder(app);
});
