/** The sandbox at an earlier time, for demo data: actions through it happen then, and no one is notified. */
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import type { Payments } from '../payments.ts';
import { createStripePayments } from '../stripe-payments.ts';
import { unauthorized } from './api-error.ts';
import { catalogRoutes } from './catalog.ts';
import { runDue } from './clock.ts';
import { confirmIntent } from './confirm-intent.ts';
import { connectRoutes, onboard } from './connect.ts';
import { expand } from './expand.ts';
import { parseForm, texts } from './forms.ts';
import { asApiError, readBody, sendError, sendJson } from './http.ts';
import { openDispute } from './intent-outcomes.ts';
import { intentRoutes } from './intents.ts';
import { randomId } from './ids.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { idOf, type Stored } from './kinds.ts';
import { refundRoutes } from './refunds.ts';
import { findRoute } from './router.ts';
import { inUnit, Unit } from './store.ts';
import { subscriptionRoutes } from './subscriptions.ts';

const ROUTES = [
  ...intentRoutes,
  ...refundRoutes,
  ...catalogRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...connectRoutes,
];
const CAUSE = { id: null, idempotency_key: null };
const CARD = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };

class PastUnit extends Unit {
  private readonly time: number;

  constructor(client: pg.PoolClient, time: number) {
    super(client, CAUSE);
    this.time = time;
  }

  override readClock(): Promise<void> {
    this.now = this.time;
    return Promise.resolve();
  }

  /** Events are marked as delivered. */
  override save<T extends Stored>(object: T, dueAt: Date | null = null): T {
    if (object.object === 'delivery') return object;
    if (object.object === 'event') object.pending_webhooks = 0;
    return super.save(object, dueAt);
  }
}

export interface Past {
  /** Every call happens at the time of the last `moveTo`. */
  payments: Payments;
  /** Never backwards; renewals due in between happen. */
  moveTo(at: Date): Promise<void>;
  /** With a working card. */
  pay(intentId: string): Promise<void>;
  /** The payer's bank opens a dispute. */
  openDispute(intentId: string): Promise<void>;
  /** The artist completes the onboarding form. */
  onboard(accountId: string): Promise<void>;
  close(): Promise<void>;
}

async function listen(serve: (req: IncomingMessage) => Promise<object>) {
  const server = http.createServer((req, res) => {
    serve(req).then(
      (body) => sendJson(res, 200, body),
      (error: unknown) => sendError(res, asApiError(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return server;
}

export async function openPast(pool: pg.Pool, at: Date): Promise<Past> {
  let now = Math.floor(at.getTime() / 1000);
  const secretKey = randomId('sk_test');
  const inPast = <T>(work: (unit: Unit) => Promise<T>): Promise<T> =>
    inUnit(pool, CAUSE, work, (client) => new PastUnit(client, now));

  const server = await listen(async (req) => {
    if (req.headers.authorization !== `Bearer ${secretKey}`) throw unauthorized('Invalid API Key provided');
    const url = new URL(req.url ?? '/', 'http://sandbox');
    const raw = await readBody(req);
    const form = parseForm(req.method === 'POST' ? raw : url.search.slice(1));
    const { handle, id } = findRoute(ROUTES, req.method ?? 'GET', url.pathname);
    return inPast(async (unit) => expand(unit, await handle(unit, form, id), texts(form, 'expand')));
  });
  const { port } = server.address() as AddressInfo;

  return {
    payments: createStripePayments({
      mode: 'sandbox',
      secretKey,
      publishableKey: 'pk_test_past',
      webhookSecrets: [],
      endpoint: { host: '127.0.0.1', port, protocol: 'http' },
      timeoutMs: 10_000,
    }),
    moveTo: (time) => {
      now = Math.max(now, Math.floor(time.getTime() / 1000));
      return inPast(runDue);
    },
    pay: (intentId) =>
      inPast(async (unit) => {
        const intent = await unit.get('payment_intent', intentId);
        await confirmIntent(unit, intent, { payment_method_data: { type: 'card', card: CARD } });
      }),
    openDispute: (intentId) =>
      inPast(async (unit) => {
        const intent = await unit.get('payment_intent', intentId);
        await openDispute(unit, await unit.get('charge', idOf(intent.latest_charge)));
      }),
    onboard: (accountId) =>
      inPast(async (unit) => {
        await onboard(unit, accountId);
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
