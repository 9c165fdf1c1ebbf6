/** Buying like a browser: through the API, then the sandbox's API for browsers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import request from 'supertest';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002760003184',
  declinesLater: '4000000000000341',
  disputes: '4000000000000259',
} as const;

const SANDBOX_KEY = 'pk_test_atelier_sandbox';

interface Intent {
  clientSecret: string;
  purchaseId: string;
  amount: string;
  reservedUntil: string;
}
/** Status, body and, on success, the intent. */
export interface CheckoutResponse {
  status: number;
  body: Partial<Intent> & { code?: string; detail?: string };
}

export async function requestCheckout(
  app: TestApp,
  cookie: string,
  artworkId: string,
  more: Record<string, unknown> = {},
): Promise<CheckoutResponse> {
  const { status, body } = await request(app.url)
    .post('/api/create-payment-intent')
    .set('Cookie', cookie)
    .send({ artworkId, commissionAgreed: true, ...more });
  return { status, body: body as CheckoutResponse['body'] };
}

/** Throws unless there is a payment to confirm. */
export async function reserve(app: TestApp, cookie: string, artworkId: string): Promise<Intent> {
  const { status, body } = await requestCheckout(app, cookie, artworkId);
  expect(body).toMatchObject({ clientSecret: expect.stringMatching(/^pi_/) as string });
  expect(status).toBe(200);
  return body as Intent;
}

export const intentIdOf = (intent: { clientSecret: string }): string =>
  intent.clientSecret.split('_secret_')[0]!;

/** Confirms a payment or a saved card like the card form. @returns the provider's response */
export async function confirm(
  app: TestApp,
  intent: { clientSecret: string },
  number: string,
): Promise<{ status?: string; error?: { code: string; message: string } }> {
  const id = intentIdOf(intent);
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const response = await fetch(`${app.url}/sandbox/payments/v1/${kind}/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: app.ctx.payments?.publishableKey ?? SANDBOX_KEY,
      client_secret: intent.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  return (await response.json()) as { status?: string };
}

/** The card holder passes the bank's authentication. */
export async function authenticate(app: TestApp, intent: { clientSecret: string }): Promise<void> {
  const id = intentIdOf(intent);
  const response = await fetch(`${app.url}/sandbox/payments/v1/payment_intents/${id}/sandbox_authenticate`, {
    method: 'POST',
    body: new URLSearchParams({
      key: app.ctx.payments?.publishableKey ?? SANDBOX_KEY,
      client_secret: intent.clientSecret,
      outcome: 'succeed',
    }),
  });
  expect(await response.json()).toMatchObject({ status: 'succeeded' });
}

/** Waits until every webhook was delivered or abandoned, unless for `idleMs` none is. */
export async function settled(app: TestApp, idleMs = 60_000): Promise<void> {
  let least = Infinity;
  let end = Infinity;
  for (;;) {
    const { rows } = await app.ctx.pool.query<{ waiting: number }>(
      'select count(*)::int as waiting from sandbox_payments where due_at is not null',
    );
    const { waiting } = rows[0]!;
    if (waiting === 0) return;
    if (waiting < least) end = Date.now() + idleMs;
    least = Math.min(least, waiting);
    if (Date.now() > end) throw new Error(`${waiting} webhooks are not delivered`);
    await sleep(25);
  }
}

/** Reserves, pays with a working card and waits for the webhooks. @returns the purchase's id */
export async function buy(app: TestApp, cookie: string, artworkId: string): Promise<string> {
  const intent = await reserve(app, cookie, artworkId);
  expect(await confirm(app, intent, CARDS.pays)).toMatchObject({ status: 'succeeded' });
  await settled(app);
  return intent.purchaseId;
}

/** Presses a button of the clock page. @returns the HTTP status */
export async function pressOnClockPage(
  app: TestApp,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(`${app.url}/sandbox/payments/clock`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
  return response.status;
}

/** Moves the provider's clock and the server's together, and waits for the webhooks of what became due. */
export async function advance(app: TestApp, seconds: number): Promise<void> {
  expect(await pressOnClockPage(app, { seconds: String(seconds) })).toBe(303);
  await settled(app);
}

/** The artist completes the provider's form. */
export async function onboard(app: TestApp, accountId: string): Promise<void> {
  const url = await app.ctx.payments!.accounts.onboardingUrl(accountId, {
    returnUrl: `${app.url}/receipts`,
    refreshUrl: `${app.url}/receipts`,
  });
  expect((await fetch(url, { method: 'POST', redirect: 'manual' })).status).toBe(303);
  await settled(app);
}

/** Injects a fault at the provider. @param match start of "POST /v1/refunds" or of an event's type */
export async function addFault(
  app: TestApp,
  fault: { match: string; action: string; times?: number; n?: number; ms?: number; status?: number },
): Promise<void> {
  const id = `fault_${Math.random().toString(36).slice(2)}`;
  await app.ctx.db.execute(
    sql`insert into sandbox_payments (id, kind, body)
        values (${id}, 'fault', ${JSON.stringify({ ...fault, id, object: 'fault' })}::jsonb)`,
  );
}

export async function clearFaults(app: TestApp): Promise<void> {
  await app.ctx.db.execute(sql`delete from sandbox_payments where kind = 'fault'`);
}

/** Redelivers every event in random order to a server that does not remember them. */
export async function redeliverAll(app: TestApp): Promise<void> {
  await app.ctx.db.execute(sql`delete from provider_events`);
  await app.ctx.db.execute(
    sql`update sandbox_payments set due_at = now() - random() * interval '1 minute' where kind = 'delivery'`,
  );
  const { rows } = await app.ctx.pool.query<{ id: string }>(
    `select id from sandbox_payments where kind = 'payment_intent' limit 1`,
  );
  // Any call makes the sandbox check what is due.
  await app.ctx.payments?.readIntent(rows[0]!.id);
  await settled(app);
}

/** Changes the provider's data of an intent. */
export async function tamper(app: TestApp, intent: { clientSecret: string }, fields: object): Promise<void> {
  await app.ctx.db.execute(
    sql`update sandbox_payments set body = body || ${JSON.stringify(fields)}::jsonb where id = ${intentIdOf(intent)}`,
  );
}
