/** The sandbox on a temporary database, the SDK pointed at it, and a webhook route that records. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type pg from 'pg';
import { pino } from 'pino';
import { Stripe } from 'stripe';
import { openPool } from '#server/db/connect.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { createPaymentsSandbox, type PaymentsSandbox } from './sandbox.ts';

const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
const WEBHOOK_SECRET = 'whsec_for_tests_only';

export interface Harness {
  stripe: Stripe;
  /** Verified events, in order of arrival. */
  events: Stripe.Event[];
  types(): string[];
  badSignatures(): number;
  /** Answers the next deliveries with 500. */
  failNext(times: number): void;
  /** Base URL of the API for browsers. */
  browserUrl: string;
  /** A call to the control API. */
  control(order: string, body: object): Promise<unknown>;
  settled(): Promise<void>;
  /** The process crashes and another starts. */
  restart(): Promise<void>;
  logLines: string[];
  pool: pg.Pool;
  close(): Promise<void>;
}

export const card = (number: string) => ({
  payment_method_data: {
    type: 'card' as const,
    card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
  },
});

interface Hook {
  events: Stripe.Event[];
  bad: number;
  failures: number;
}

const webhookRoute =
  (hook: Hook): express.RequestHandler =>
  (req, res) => {
    let event: Stripe.Event;
    try {
      event = Stripe.webhooks.constructEvent(
        req.body as Buffer,
        String(req.headers['stripe-signature']),
        WEBHOOK_SECRET,
      );
    } catch {
      hook.bad += 1;
      res.sendStatus(400);
      return;
    }
    if (hook.failures > 0) {
      hook.failures -= 1;
      res.sendStatus(500);
      return;
    }
    hook.events.push(event);
    res.json({ received: true });
  };

export async function startHarness(): Promise<Harness> {
  const database = await createTestDatabase();
  const pool = openPool({ connectionString: database.url });
  const hook: Hook = { events: [], bad: 0, failures: 0 };
  const logLines: string[] = [];
  const app = express();
  app.use('/sandbox/payments', (req, res, next) => sandbox.browserHandler(req, res, next));
  app.post('/api/webhooks/stripe', express.raw({ type: 'application/json' }), webhookRoute(hook));
  const server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const open = (): Promise<PaymentsSandbox> =>
    createPaymentsSandbox({
      pool,
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: `${origin}/api/webhooks/stripe`,
      browserUrl: `${origin}/sandbox/payments`,
      log: pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) }),
      retryMs: [100, 200, 400],
    });
  const connect = () => new Stripe(SECRET_KEY, { ...sandbox.sdk, telemetry: false, maxNetworkRetries: 2 });
  let sandbox = await open();
  let stripe = connect();

  return {
    get stripe() {
      return stripe;
    },
    events: hook.events,
    types: () => hook.events.map((event) => event.type),
    badSignatures: () => hook.bad,
    failNext(times) {
      hook.failures = times;
    },
    browserUrl: `${origin}/sandbox/payments`,
    async control(order, body) {
      const response = await fetch(`http://127.0.0.1:${sandbox.sdk.port}/_sandbox/${order}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET_KEY}` },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    settled: () => sandbox.settled(),
    async restart() {
      await sandbox.close();
      sandbox = await open();
      stripe = connect();
    },
    logLines,
    pool,
    async close() {
      await sandbox.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await pool.end();
      await database.drop();
    },
  };
}
