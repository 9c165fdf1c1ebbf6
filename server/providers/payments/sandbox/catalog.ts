/** Customers, products and prices. */
import { invalid } from './api-error.ts';
import { addCard } from './cards.ts';
import { emit } from './events.ts';
import { type Form, integer, metadata, need, needInteger, part, text, texts } from './forms.ts';
import { on, readable, type Route, toList } from './router.ts';
import * as shapes from './shapes/billing.ts';
import type { Unit } from './store.ts';

async function createCustomer(unit: Unit, form: Form): Promise<object> {
  const customer = unit.save(
    shapes.customer(unit.now, {
      email: text(form, 'email') ?? null,
      name: text(form, 'name') ?? null,
      description: text(form, 'description') ?? null,
      metadata: metadata(form),
    }),
  );
  await emit(unit, 'customer.created', customer);
  return customer;
}

async function updateCustomer(unit: Unit, form: Form, id: string): Promise<object> {
  const customer = await unit.get('customer', id);
  customer.email = text(form, 'email') ?? customer.email;
  customer.name = text(form, 'name') ?? customer.name ?? null;
  customer.description = text(form, 'description') ?? customer.description;
  customer.metadata = { ...customer.metadata, ...metadata(form) };
  const method = text(part(form, 'invoice_settings') ?? {}, 'default_payment_method');
  if (method) customer.invoice_settings.default_payment_method = method;
  return unit.save(customer);
}

async function createProduct(unit: Unit, form: Form): Promise<{ id: string }> {
  const product = unit.save(
    shapes.product(unit.now, {
      id: text(form, 'id'),
      name: need(form, 'name'),
      description: text(form, 'description') ?? null,
      metadata: metadata(form),
    }),
  );
  await emit(unit, 'product.created', product);
  return product;
}

async function createPrice(unit: Unit, form: Form): Promise<object> {
  const currency = need(form, 'currency');
  const unitAmount = needInteger(form, 'unit_amount');
  const lookupKey = text(form, 'lookup_key') ?? null;
  if (lookupKey && (await unit.find('price', { lookup_key: lookupKey }, { limit: 1 })).length > 0) {
    throw invalid('A price already uses that lookup key.', { param: 'lookup_key' });
  }
  const described = part(form, 'product_data');
  const product = described ? (await createProduct(unit, described)).id : need(form, 'product');
  const recurring = part(form, 'recurring');
  const price = unit.save(
    shapes.price(unit.now, {
      product,
      currency,
      unitAmount,
      lookupKey,
      metadata: metadata(form),
      recurring: recurring
        ? { interval: need(recurring, 'interval'), count: integer(recurring, 'interval_count') ?? 1 }
        : null,
    }),
  );
  await emit(unit, 'price.created', price);
  return price;
}

export const catalogRoutes: Route[] = [
  ...readable('/customers', 'customer', ['email']),
  on('POST', '/customers', createCustomer),
  on('POST', '/customers/:id', updateCustomer),
  ...readable('/products', 'product'),
  on('POST', '/products', createProduct),
  on('GET', '/prices', async (unit, form) => {
    const keys = texts(form, 'lookup_keys');
    const prices = await unit.find('price');
    const matching = prices.filter((price) => keys.length === 0 || keys.includes(price.lookup_key ?? ''));
    return toList('/v1/prices', matching, Math.min(integer(form, 'limit') ?? 10, 100));
  }),
  ...readable('/prices', 'price'),
  on('POST', '/prices', createPrice),
  ...readable('/payment_methods', 'payment_method', ['customer']),
  on('POST', '/payment_methods', async (unit, form) => addCard(unit, part(form, 'card') ?? {})),
  ...readable('/events', 'event', ['type']),
];
