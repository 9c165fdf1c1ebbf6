/**
 * A stand-in for the payment provider: the calls this product makes, with the provider's objects, errors,
 * idempotency and signed webhooks. Its data is in the table `sandbox_payments`.
 */
import type { RequestHandler } from 'express';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool } from '#server/db/connect.ts';
import { ApiError } from './api-error.ts';
import { clientApi } from './client-api.ts';
import { type ClockWatch, watchClock } from './clock-watch.ts';
import { catalogRoutes } from './catalog.ts';
import { connectRoutes } from './connect.ts';
import { startDeliveries } from './deliveries.ts';
import type { SandboxServer } from './sandbox-server.ts';
import { pause } from './http.ts';
import { intentRoutes } from './intents.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { onboardingRoutes } from './onboarding.ts';
import { refundRoutes } from './refunds.ts';
import { openServerApi } from './server-api.ts';
import { setupRoutes } from './setup-intents.ts';
import { subscriptionRoutes } from './subscriptions.ts';

/** One for requests, one for deliveries: the server's own pool must never wait for the stand-in. */
const CONNECTIONS = 2;

type ClockListeners = [onError: (error: unknown) => void, onDue: () => void];

export interface SandboxOptions {
  /** Only its connection settings are used. */
  pool: pg.Pool;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  webhookUrl: string;
  /** The URL of `browserHandler`, without a trailing slash. */
  browserUrl: string;
  log: Logger;
  /** Pauses between delivery attempts, in ms. */
  retryMs?: number[];
}

export interface PaymentsSandbox {
  /** The address that the SDK calls. */
  sdk: { host: string; port: number; protocol: 'http' };
  /** Mount at the path of `browserUrl`, before any body parser. */
  browserHandler: RequestHandler;
  /** How far the sandbox, and with it the server, is ahead of real time. */
  clock: Pick<ClockWatch, 'aheadMs' | 'onMoved'>;
  /** Resolves when every event was delivered or abandoned. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Logs only the kind of failure: requests contain card numbers and secrets, and errors quote them. */
function logFailures(log: Logger) {
  return (error: unknown): void => {
    if (error instanceof ApiError) return;
    const { name, code } = error as { name?: string; code?: unknown };
    log.error({ name, code: typeof code === 'string' ? code : undefined }, 'payments sandbox failed');
  };
}

/** Idempotency keys expire after a day; delivered events are useless after a month. */
const PRUNE = `
  delete from sandbox_payments
  where (kind = 'idempotency' and (body->>'at')::bigint < extract(epoch from now()) - 2 * 86400)
     or (kind in ('delivery', 'link') and due_at is null and id in (
       select d.id from sandbox_payments d left join sandbox_payments e on e.id = d.body->>'event'
       where d.kind in ('delivery', 'link')
         and coalesce((e.body->>'created')::bigint, (d.body->>'expiresAt')::bigint, 0)
           < extract(epoch from now()) - 30 * 86400))`;

/** Needs the database. Leaves nothing behind when there is none, because a start tries again. */
async function openClock(pool: pg.Pool, ...listeners: ClockListeners): Promise<ClockWatch> {
  try {
    await pool.query(PRUNE);
    return await watchClock(pool, ...listeners);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

export async function createPaymentsSandbox(options: SandboxOptions): Promise<PaymentsSandbox> {
  const { password } = options.pool.options;
  const onError = logFailures(options.log);
  const settings = { ...options.pool.options, ...(password ? { password } : {}), max: CONNECTIONS };
  const pool = openPool(settings, onError);
  const webhook = {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    ...(options.retryMs ? { retryMs: options.retryMs } : {}),
  };
  const clock = await openClock(pool, onError, () => deliveries.kick());
  const deliveries = startDeliveries(pool, webhook, onError);
  const sandbox: SandboxServer = {
    pool,
    clock,
    routes: [
      ...intentRoutes,
      ...setupRoutes,
      ...refundRoutes,
      ...catalogRoutes,
      ...subscriptionRoutes,
      ...invoiceRoutes,
      ...onboardingRoutes(options.browserUrl),
      ...connectRoutes,
    ],
    browserUrl: options.browserUrl,
    secretKey: options.secretKey,
    publishableKey: options.publishableKey,
    webhook,
    deliveries,
    onError,
  };
  const serverApi = await openServerApi(sandbox);
  return {
    sdk: { host: '127.0.0.1', port: serverApi.port, protocol: 'http' },
    browserHandler: clientApi(sandbox),
    clock,
    async settled() {
      while (!(await deliveries.isIdle())) await pause(20);
    },
    async close() {
      await serverApi.close();
      await clock.close();
      await deliveries.close();
      await pool.end();
    },
  };
}
