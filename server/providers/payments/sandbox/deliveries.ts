/** Sends signed events to the webhook route and retries; pending deliveries are stored, so a restart loses none. */
import type pg from 'pg';
import { Stripe } from 'stripe';
import type { Delivery, EventObject } from './kinds.ts';

const AT_ONCE = 8;
const TIMEOUT_MS = 10_000;
/** Longer than the timeout: a delivery of a crashed process becomes available again. */
const LEASE_SECONDS = 12;
/** Another process may have left deliveries. */
const POLL_MS = 5000;
const RETRY_MS = [500, 2000, 8000, 30_000, 120_000];

export interface Webhook {
  url: string;
  secret: string;
  retryMs?: number[];
}
interface Due {
  body: Delivery;
  event: EventObject;
}

const CLAIM = `
  with due as (
    select id from sandbox_payments where due_at <= now() order by due_at, seq limit ${AT_ONCE} for update skip locked
  )
  update sandbox_payments d set due_at = now() + interval '${LEASE_SECONDS} seconds'
  from due, sandbox_payments e
  where d.id = due.id and e.id = d.body->>'event'
  returning d.body, e.body as event`;

/** One attempt. @returns the HTTP status, 0 without a response */
export async function sendEvent(webhook: Webhook, event: EventObject, badSignature = false): Promise<number> {
  const payload = JSON.stringify(event, null, 2);
  const secret = badSignature ? 'whsec_wrong' : webhook.secret;
  const response = await fetch(webhook.url, {
    method: 'POST',
    body: payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      'user-agent': 'Stripe/1.0 (+sandbox)',
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  }).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? 0;
}

async function attempt(pool: pg.Pool, webhook: Webhook, { body, event }: Due): Promise<void> {
  const status = await sendEvent(webhook, event, body.badSignature && body.attempt === 0);
  const isDone = status >= 200 && status < 300;
  const delay = isDone ? undefined : (webhook.retryMs ?? RETRY_MS)[body.attempt];
  await pool.query(
    `update sandbox_payments set body = body || $2::jsonb, due_at = now() + $3::int * interval '1 millisecond'
     where id = $1`,
    [body.id, JSON.stringify({ status, attempt: body.attempt + 1 }), delay ?? null],
  );
  if (isDone) {
    await pool.query(`update sandbox_payments set body = body || '{"pending_webhooks": 0}' where id = $1`, [
      event.id,
    ]);
  }
}

/** Sends everything due, a few at a time. */
async function sendDue(pool: pg.Pool, webhook: Webhook): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<Due>(CLAIM);
    if (rows.length === 0) return;
    await Promise.all(rows.map((due) => attempt(pool, webhook, due)));
  }
}

async function msToNext(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: string | null }>(
    `select extract(epoch from min(due_at) - now()) * 1000 as ms from sandbox_payments where due_at is not null`,
  );
  return Math.min(Math.max(Number(rows[0]?.ms ?? POLL_MS), 10), POLL_MS);
}

export interface Deliveries {
  /** Checks for due deliveries. */
  kick(): void;
  /** Nothing is left to send or retry. */
  isIdle(): Promise<boolean>;
  close(): Promise<void>;
}

/** @param onError receives the error of a failed round; the next round follows anyway */
export function startDeliveries(
  pool: pg.Pool,
  webhook: Webhook,
  onError: (error: unknown) => void,
): Deliveries {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isRequested = false;
  let isClosed = false;

  const goesOn = () => isRequested && !isClosed;
  async function rounds(): Promise<void> {
    let pause = POLL_MS;
    do {
      isRequested = false;
      try {
        await sendDue(pool, webhook);
        pause = await msToNext(pool);
      } catch (error) {
        onError(error);
      }
    } while (goesOn());
    running = null;
    if (!isClosed) timer = setTimeout(kick, pause).unref();
  }
  function kick(): void {
    clearTimeout(timer);
    if (isClosed) return;
    isRequested = true;
    running ??= rounds();
  }

  kick();
  return {
    kick,
    async isIdle() {
      const { rowCount } = await pool.query(
        'select 1 from sandbox_payments where due_at is not null limit 1',
      );
      return rowCount === 0 && running === null;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
