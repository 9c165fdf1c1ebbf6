/** `/_sandbox/*`: controls for tests. Only with the secret key and on loopback. */
import type pg from 'pg';
import * as z from 'zod/mini';
import { invalid } from './api-error.ts';
import { advance } from './clock.ts';
import { sendEvent, type Webhook } from './deliveries.ts';
import { addFault, clearFaults } from './faults.ts';
import { closeDispute, openDispute } from './intent-outcomes.ts';
import { inUnit, type Unit } from './store.ts';

const FaultOrder = z.union([
  z.object({ clear: z.literal(true) }),
  z.object({
    match: z.string(),
    action: z.enum(['status', 'reset_before', 'reset_after', 'delay', 'drop', 'dup', 'bad_signature']),
    status: z.optional(z.int()),
    ms: z.optional(z.int()),
    n: z.optional(z.int()),
    times: z.optional(z.int()),
  }),
]);
const AdvanceOrder = z.object({ seconds: z.int().check(z.minimum(0)) });
const RedeliverOrder = z.object({ event: z.string(), times: z._default(z.int().check(z.maximum(1000)), 1) });
const DisputeOrder = z.union([
  z.object({ charge: z.string() }),
  z.object({ dispute: z.string(), status: z.enum(['won', 'lost']) }),
]);

function read<T extends z.ZodMiniType>(schema: T, raw: string): z.output<T> {
  let value: unknown;
  try {
    value = raw === '' ? {} : JSON.parse(raw);
  } catch {
    throw invalid('Invalid JSON.');
  }
  const result = z.safeParse(schema, value);
  if (!result.success) throw invalid(result.error.issues[0]?.message ?? 'Invalid order.');
  return result.data;
}

async function redeliver(pool: pg.Pool, webhook: Webhook, raw: string): Promise<number[]> {
  const order = read(RedeliverOrder, raw);
  const event = await inUnit(pool, (unit) => unit.get('event', order.event));
  return Promise.all(Array.from({ length: order.times }, () => sendEvent(webhook, event)));
}

async function handleOrder(unit: Unit, order: string, raw: string): Promise<object> {
  if (order === 'faults') {
    const body = read(FaultOrder, raw);
    if ('clear' in body) await clearFaults(unit);
    else addFault(unit, body);
    return unit.find('fault');
  }
  if (order === 'advance') return { now: await advance(unit, read(AdvanceOrder, raw).seconds) };
  if (order === 'deliveries') return unit.find('delivery');
  if (order === 'dispute') {
    const body = read(DisputeOrder, raw);
    if ('dispute' in body) return closeDispute(unit, body.dispute, body.status);
    return openDispute(unit, await unit.get('charge', body.charge));
  }
  throw invalid(`There is no /_sandbox/${order}.`, { status: 404 });
}

/** @param order faults, advance, redeliver, deliveries or dispute */
export const control = (pool: pg.Pool, webhook: Webhook, order: string, raw: string): Promise<object> =>
  order === 'redeliver'
    ? redeliver(pool, webhook, raw)
    : inUnit(pool, (unit) => handleOrder(unit, order, raw));
