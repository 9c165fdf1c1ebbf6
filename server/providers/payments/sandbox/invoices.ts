/** A subscription's invoice is paid by its own intent; only the sandbox knows the link. */
import { emit } from './events.ts';
import type { Kinds } from './kinds.ts';
import { idOf } from './kinds.ts';
import { invoice as invoiceShape } from './shapes/billing.ts';
import { paymentIntent } from './shapes/payments.ts';
import type { Unit } from './store.ts';

type Intent = Kinds['payment_intent'];
type Invoice = Kinds['invoice'];
type Subscription = Kinds['subscription'];

export async function addInvoice(
  unit: Unit,
  sub: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Promise<{ invoice: Invoice; intent: Intent }> {
  const { price } = sub.items.data[0]!;
  const customer = await unit.get('customer', idOf(sub.customer));
  const amount = price.unit_amount ?? 0;
  const invoice = unit.save(invoiceShape(unit.now, sub, customer, amount, reason));
  const intent = unit.save(
    paymentIntent(unit.now, {
      amount,
      currency: price.currency,
      customer: customer.id,
      description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      setup_future_usage: 'off_session',
    }),
  );
  unit.hide(intent, { invoice: invoice.id });
  unit.hide(invoice, { intent: intent.id, subscription: sub.id });
  sub.latest_invoice = invoice.id;
  unit.save(sub);
  await emit(unit, 'invoice.created', invoice);
  await emit(unit, 'invoice.finalized', invoice);
  return { invoice, intent };
}

export const invoiceOf = async (unit: Unit, intent: Intent): Promise<Invoice | null> => {
  const id = unit.hidden(intent).invoice;
  return id ? unit.peek('invoice', id) : null;
};

/** The intent has succeeded: the invoice is paid and the subscription active. */
export async function payInvoice(unit: Unit, invoice: Invoice, methodId: string): Promise<void> {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
  });
  invoice.status_transitions.paid_at = unit.now;
  unit.save(invoice);
  const sub = await unit.get('subscription', unit.hidden(invoice).subscription ?? null);
  const was = sub.status;
  if (['incomplete', 'past_due', 'unpaid', 'active'].includes(was)) {
    sub.status = 'active';
    if (sub.payment_settings?.save_default_payment_method === 'on_subscription') {
      sub.default_payment_method = methodId;
    }
    unit.save(sub);
  }
  await emit(unit, 'invoice.paid', invoice);
  await emit(unit, 'invoice.payment_succeeded', invoice);
  if (was !== sub.status) {
    await emit(unit, 'customer.subscription.updated', sub, { previous: { status: was } });
  }
}

export async function failInvoice(unit: Unit, invoice: Invoice): Promise<void> {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  unit.save(invoice);
  await emit(unit, 'invoice.payment_failed', invoice);
}

export async function voidInvoice(unit: Unit, invoice: Invoice): Promise<void> {
  invoice.status = 'void';
  unit.save(invoice);
  await emit(unit, 'invoice.voided', invoice);
}
