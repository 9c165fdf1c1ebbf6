import { invalid, missing } from './api-error.ts';
import { emit } from './events.ts';
import { type Form, flag, integer, metadata, need, part, parts, text } from './forms.ts';
import { addInvoice } from './invoices.ts';
import { requireCardOf } from './cards.ts';
import { idOf, type Kinds } from './kinds.ts';
import { on, readable, type Route, toList } from './router.ts';
import { subscription as subscriptionShape } from './shapes/billing.ts';
import type { Unit } from './store.ts';

/** One calendar month later, or the last day if there is no such day. Seconds in, seconds out. */
export function addMonth(time: number): number {
  const date = new Date(time * 1000);
  const month = date.getUTCMonth();
  date.setUTCMonth(month + 1);
  if (date.getUTCMonth() !== (month + 1) % 12) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1000);
}

export async function endSubscription(
  unit: Unit,
  sub: Kinds['subscription'],
  status: 'canceled' | 'incomplete_expired',
): Promise<void> {
  Object.assign(sub, { status, canceled_at: sub.canceled_at ?? unit.now, ended_at: unit.now });
  unit.save(sub);
  await emit(
    unit,
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    sub,
  );
}

async function createSubscription(unit: Unit, form: Form): Promise<object> {
  const customer = await unit.get('customer', need(form, 'customer'));
  const price = await unit.get('price', text(parts(form, 'items')[0] ?? {}, 'price') ?? null);
  if (text(form, 'payment_behavior') !== 'default_incomplete') {
    throw invalid('The payments sandbox only knows payment_behavior=default_incomplete.', {
      param: 'payment_behavior',
    });
  }
  const settings = part(form, 'payment_settings') ?? {};
  const sub = unit.save(
    subscriptionShape(unit.now, {
      customer: customer.id,
      price,
      periodEnd: addMonth(unit.now),
      savesMethod: text(settings, 'save_default_payment_method') === 'on_subscription',
      defaultMethod: text(form, 'default_payment_method') ?? null,
      metadata: metadata(form),
    }),
  );
  await addInvoice(unit, sub, 'subscription_create');
  await emit(unit, 'customer.subscription.created', sub);
  return sub;
}

async function updateSubscription(unit: Unit, form: Form, id: string): Promise<object> {
  const sub = await unit.get('subscription', id);
  const ends = flag(form, 'cancel_at_period_end');
  if (ends !== undefined) {
    sub.cancel_at_period_end = ends;
    sub.canceled_at = ends ? unit.now : null;
    sub.cancel_at = ends ? sub.items.data[0]!.current_period_end : null;
  }
  sub.metadata = { ...sub.metadata, ...metadata(form) };
  const method = text(form, 'default_payment_method');
  if (method) sub.default_payment_method = (await requireCardOf(unit, idOf(sub.customer), method)).id;
  unit.save(sub);
  await emit(unit, 'customer.subscription.updated', sub);
  return sub;
}

async function cancelSubscription(unit: Unit, _form: Form, id: string): Promise<object> {
  const sub = await unit.get('subscription', id);
  if (['canceled', 'incomplete_expired'].includes(sub.status)) throw missing('subscription', id);
  await endSubscription(unit, sub, 'canceled');
  return sub;
}

/** Ended ones only if requested. */
async function listSubscriptions(unit: Unit, form: Form): Promise<object> {
  const status = text(form, 'status');
  const customer = text(form, 'customer');
  const found = await unit.find(
    'subscription',
    { ...(customer ? { customer } : {}), ...(status && status !== 'all' ? { status } : {}) },
    {
      after: text(form, 'starting_after'),
      createdFrom: integer(part(form, 'created') ?? {}, 'gte'),
    },
  );
  const listed = status ? found : found.filter((sub) => sub.status !== 'canceled');
  return toList('/v1/subscriptions', listed, Math.min(integer(form, 'limit') ?? 10, 100));
}

export const subscriptionRoutes: Route[] = [
  on('GET', '/subscriptions', listSubscriptions),
  ...readable('/subscriptions', 'subscription'),
  on('POST', '/subscriptions', createSubscription),
  on('POST', '/subscriptions/:id', updateSubscription),
  on('DELETE', '/subscriptions/:id', cancelSubscription),
];
