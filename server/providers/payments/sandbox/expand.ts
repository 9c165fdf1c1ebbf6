/** `expand[]=latest_invoice.confirmation_secret`: replaces ids by objects. */
import { invalid } from './api-error.ts';
import type { Kinds } from './kinds.ts';
import { toList } from './router.ts';
import type { Unit } from './store.ts';
import { invoicePayment } from './invoice-routes.ts';

type Fields = Record<string, unknown>;

/** Two fields of an invoice exist only if expanded. */
async function addInvoiceField(unit: Unit, fields: Fields, key: string): Promise<void> {
  const invoice = await unit.get('invoice', String(fields.id));
  if (key === 'payments') fields[key] = toList('/v1/invoice_payments', [invoicePayment(unit, invoice)], 10);
  if (key === 'confirmation_secret') {
    const intent = await unit.get('payment_intent', unit.hidden(invoice).intent ?? null);
    fields[key] =
      invoice.status === 'open' ? { type: 'payment_intent', client_secret: intent.client_secret } : null;
  }
}

async function expandField(unit: Unit, fields: Fields, key: string, path: string): Promise<Fields[]> {
  if (fields.object === ('invoice' satisfies keyof Kinds)) await addInvoiceField(unit, fields, key);
  if (!(key in fields)) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const value = fields[key];
  if (typeof value === 'string') {
    const found = await unit.any(value);
    if (found) fields[key] = structuredClone(found);
  }
  const expanded = fields[key];
  const next = Array.isArray(expanded) ? expanded : [expanded];
  return next.filter((entry): entry is Fields => typeof entry === 'object' && entry !== null);
}

/** Also adds them to an invoice inside another object. @param browserUrl where the browser reaches the sandbox */
export function addInvoicePages(value: unknown, browserUrl: string): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Fields;
  if (fields.object === ('invoice' satisfies keyof Kinds))
    fields.hosted_invoice_url = `${browserUrl}/invoices/${String(fields.id)}`;
  for (const inner of Object.values(fields)) addInvoicePages(inner, browserUrl);
}

/** A copy of the response with the paths expanded. */
export async function expand(unit: Unit, answer: object, paths: string[]): Promise<object> {
  const copy = structuredClone(answer);
  for (const path of paths) {
    let level = [copy as Fields];
    for (const key of path.split('.')) {
      const next: Fields[] = [];
      for (const fields of level) next.push(...(await expandField(unit, fields, key, path)));
      level = next;
    }
  }
  return copy;
}
