/** The test clock: moving it runs everything due in between. */
import { ApiError } from './api-error.ts';
import { confirmIntent } from './confirm-intent.ts';
import { emit } from './events.ts';
import { addInvoice, voidInvoice } from './invoices.ts';
import { idOf, type Kinds } from './kinds.ts';
import type { Unit } from './store.ts';
import { addMonth, endSubscription } from './subscriptions.ts';

type Subscription = Kinds['subscription'];

const HOUR = 3600;
const DAY = 24 * HOUR;
/** An unpaid first invoice ends the subscription. */
const INCOMPLETE_HOURS = 23;

async function expireIncomplete(unit: Unit, sub: Subscription): Promise<void> {
  const invoice = await unit.peek('invoice', idOf(sub.latest_invoice) ?? '');
  if (invoice) await voidInvoice(unit, invoice);
  await endSubscription(unit, sub, 'incomplete_expired');
}

/** Charges the given card without the customer. Throws the bank's refusal. */
async function charge(unit: Unit, sub: Subscription, intent: Kinds['payment_intent']): Promise<void> {
  const method = idOf(sub.default_payment_method);
  if (!method) throw new ApiError(402, { type: 'card_error', message: 'No payment method.' });
  await confirmIntent(unit, intent, { payment_method: method }, true);
}

/** The second failure in a row ends the subscription. */
async function onRenewalFailed(unit: Unit, sub: Subscription, invoice: Kinds['invoice']): Promise<void> {
  if (sub.status === 'past_due') {
    await endSubscription(unit, sub, 'canceled');
    return;
  }
  sub.status = 'past_due';
  invoice.next_payment_attempt = unit.now + 3 * DAY;
  unit.save(invoice);
  unit.save(sub);
  await emit(unit, 'customer.subscription.updated', sub, { previous: { status: 'active' } });
}

async function renew(unit: Unit, sub: Subscription): Promise<void> {
  const item = sub.items.data[0]!;
  item.current_period_start = item.current_period_end;
  item.current_period_end = addMonth(item.current_period_start);
  unit.save(sub);
  const { invoice, intent } = await addInvoice(unit, sub, 'subscription_cycle');
  await emit(unit, 'customer.subscription.updated', sub);
  try {
    await charge(unit, sub, intent);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await onRenewalFailed(unit, sub, invoice);
  }
}

/** A failed renewal is retried once, days later. */
async function tryAgain(unit: Unit, sub: Subscription): Promise<void> {
  const invoice = await unit.get('invoice', idOf(sub.latest_invoice));
  if (invoice.status !== 'open' || !invoice.next_payment_attempt || unit.now < invoice.next_payment_attempt)
    return;
  invoice.next_payment_attempt = null;
  unit.save(invoice);
  try {
    await charge(unit, sub, await unit.get('payment_intent', unit.hidden(invoice).intent ?? null));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await onRenewalFailed(unit, sub, invoice);
  }
}

async function catchUp(unit: Unit, sub: Subscription): Promise<void> {
  if (sub.status === 'incomplete' && unit.now - sub.created > INCOMPLETE_HOURS * HOUR) {
    await expireIncomplete(unit, sub);
  }
  if (sub.status === 'past_due') await tryAgain(unit, sub);
  while (
    (sub.status === 'active' || sub.status === 'past_due') &&
    unit.now >= sub.items.data[0]!.current_period_end
  ) {
    if (sub.cancel_at_period_end) await endSubscription(unit, sub, 'canceled');
    else await renew(unit, sub);
  }
}

/** Renews and ends due subscriptions. */
export async function runDue(unit: Unit): Promise<void> {
  const running = await unit.find('subscription');
  for (const sub of running.reverse()) await catchUp(unit, sub);
}

/** @returns the sandbox's time afterwards, in seconds */
export async function advance(unit: Unit, seconds: number): Promise<number> {
  const clock = await unit.peek('clock', 'clock');
  unit.save({ id: 'clock', object: 'clock', offset: (clock?.offset ?? 0) + seconds });
  await unit.readClock();
  await runDue(unit);
  return unit.now;
}
