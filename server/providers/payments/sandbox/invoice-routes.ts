import { invalid } from './api-error.ts';
import { requireCardOf } from './cards.ts';
import { confirmIntent } from './confirm-intent.ts';
import { type Form, integer, part, text } from './forms.ts';
import { idOf, type Kinds } from './kinds.ts';
import { on, readable, type Route, toList } from './router.ts';
import type { Unit } from './store.ts';

export const invoicePayment = (unit: Unit, invoice: Kinds['invoice']) => ({
  id: `inpay_${invoice.id?.slice(3)}`,
  object: 'invoice_payment',
  amount_paid: invoice.amount_paid,
  amount_requested: invoice.amount_due,
  created: invoice.created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: unit.hidden(invoice).intent },
  status: invoice.status,
});

async function listInvoicePayments(unit: Unit, form: Form): Promise<object> {
  const invoiceId = text(form, 'invoice');
  const intentId = text(part(form, 'payment') ?? {}, 'payment_intent');
  const payments = (await unit.find('invoice', invoiceId ? { id: invoiceId } : {}))
    .map((invoice) => invoicePayment(unit, invoice))
    .filter((payment) => intentId === undefined || payment.payment.payment_intent === intentId);
  return toList('/v1/invoice_payments', payments, Math.min(integer(form, 'limit') ?? 10, 100));
}

/** Charges the given card, else that of the subscription, without the customer. */
async function pay(unit: Unit, form: Form, id: string): Promise<object> {
  const invoice = await unit.get('invoice', id);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status !== 'open')
    throw invalid(`You can't pay an invoice whose status is ${invoice.status}.`, {
      code: 'invoice_not_editable',
    });
  const { intent, subscription } = unit.hidden(invoice);
  const sub = await unit.get('subscription', subscription ?? null);
  const named = text(form, 'payment_method') ?? idOf(sub.default_payment_method);
  const method = await requireCardOf(unit, idOf(invoice.customer), named ?? '');
  const payment = await unit.get('payment_intent', intent ?? null);
  await confirmIntent(unit, payment, { payment_method: method.id }, true);
  return invoice;
}

export const invoiceRoutes: Route[] = [
  ...readable('/invoices', 'invoice', ['customer', 'status']),
  on('POST', '/invoices/:id/pay', pay),
  on('GET', '/invoice_payments', listInvoicePayments),
];
