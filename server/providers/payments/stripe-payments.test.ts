/** The port as features use it, on the SDK pointed at the sandbox. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { addFault, CARDS, clearFaults, confirm, onboard, settled } from '#server/testing/payments.ts';
import { PaymentsError, type Payments } from './payments.ts';

let app: TestApp;
let payments: Payments;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
  payments = app.ctx.payments!;
});
afterAll(async () => {
  await settled(app);
  await app.close();
});

const key = () => `test:${(count += 1)}`;
const begin = (amount = 20_000) =>
  payments.createIntent({
    amount,
    transferGroup: 'purchase_1',
    description: 'Tide',
    metadata: { purchaseId: '1' },
    idempotencyKey: key(),
  });
async function paid(amount?: number) {
  const intent = await begin(amount);
  await confirm(app, intent, CARDS.pays);
  return payments.readIntent(intent.id);
}
async function artist() {
  const account = await payments.accounts.create({
    email: 'artist@example.com',
    memberId: 'm1',
    idempotencyKey: key(),
  });
  await onboard(app, account.id);
  return account.id;
}
async function collect<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}
const yesterday = () => new Date(Date.now() - 86_400_000);

describe('accounts', () => {
  test('accept transfers only after the form', async () => {
    const asked = { email: null, memberId: 'm2', idempotencyKey: key() };
    const account = await payments.accounts.create(asked);
    expect(account).toMatchObject({ isActive: false, isSubmitted: false });
    expect(account.needs).not.toEqual([]);
    expect((await payments.accounts.create(asked)).id).toBe(account.id);
    await onboard(app, account.id);
    expect(await payments.accounts.read(account.id)).toEqual({
      id: account.id,
      isActive: true,
      isSubmitted: true,
      needs: [],
    });
  });
});

describe('transfers', () => {
  test('are found by their purchase, and reversed once under repetition', async () => {
    const { chargeId } = await paid();
    const destination = await artist();
    const request = {
      amount: 18_000,
      destination,
      sourceCharge: chargeId!,
      transferGroup: 'purchase_77',
      metadata: { commissionId: 'c1' },
      idempotencyKey: key(),
    };
    const transfer = await payments.transfers.create(request);
    expect(transfer).toMatchObject({ amount: 18_000, amountReversed: 0, reversalId: null, destination });
    expect((await payments.transfers.create(request)).id).toBe(transfer.id);
    expect(await payments.transfers.findByGroup('purchase_77')).toEqual([transfer]);
    const more = { ...request, idempotencyKey: key() };
    await expect(payments.transfers.create(more)).rejects.toMatchObject({ code: 'balance_insufficient' });

    const kept = await payments.transfers.reverse(transfer.id, 'reversal:c1:17000', 17_000);
    expect(kept).toMatchObject({ amountReversed: 1000 });
    expect(await payments.transfers.reverse(transfer.id, key(), 17_000)).toEqual(kept);
    const back = await payments.transfers.reverse(transfer.id, 'reversal:c1');
    expect(back).toMatchObject({
      amountReversed: 18_000,
      reversalId: expect.stringMatching(/^trr_/) as string,
    });
    expect(await payments.transfers.reverse(transfer.id, key())).toEqual(back);
    expect(await payments.transfers.read(transfer.id)).toEqual(back);
    expect(await collect(payments.transfers.list(yesterday()))).toEqual([back]);
  });
});

describe('intents', () => {
  test('include refunds and disputes', async () => {
    const { id, refunds } = await paid();
    expect(refunds).toEqual([]);
    await payments.refundIntent(id, key());
    await payments.refundIntent(id, key());
    expect(await payments.readIntent(id)).toMatchObject({
      refunded: true,
      refunds: [{ id: expect.stringMatching(/^re_/) as string, request: null }],
      disputeId: null,
    });
    const contested = await begin();
    await confirm(app, contested, CARDS.disputes);
    expect(await payments.readIntent(contested.id)).toMatchObject({
      dispute: 'open',
      disputeId: expect.stringMatching(/^du_/) as string,
    });
  });

  test('are listed over all pages, since a time', async () => {
    await Promise.all(Array.from({ length: 101 }, () => begin(500)));
    const { id } = await paid(501);
    const listed = await collect(payments.listIntents(yesterday()));
    expect(listed.filter((intent) => intent.amountReceived === 0).length).toBeGreaterThan(100);
    expect(new Set(listed.map((intent) => intent.id)).size).toBe(listed.length);
    expect(listed.find((intent) => intent.id === id)).toEqual(await payments.readIntent(id));
    expect(await collect(payments.listIntents(new Date(Date.now() + 60_000)))).toEqual([]);
  });
});

describe('billing', () => {
  async function subscribe(number: string) {
    const { id: customerId } = await payments.billing.createCustomer({
      memberId: 'm3',
      email: null,
      name: 'Ines Vale',
      idempotencyKey: key(),
    });
    const request = { customerId, priceCents: 1000, metadata: { memberId: 'm3' }, idempotencyKey: key() };
    const sub = await payments.billing.createSubscription(request);
    await confirm(app, { clientSecret: sub.clientSecret! }, number);
    return payments.billing.readSubscription(sub.id);
  }

  test('the first payment starts it, and nothing is left to confirm', async () => {
    const sub = await subscribe(CARDS.pays);
    expect(sub).toMatchObject({
      status: 'active',
      card: { brand: 'visa', last4: '4242', expires: '12/2040' },
      clientSecret: null,
      latestInvoice: { status: 'paid', amountPaid: 1000, subscriptionId: sub.id },
      metadata: { memberId: 'm3' },
    });
    const [invoice] = await payments.billing.listInvoices(sub.customerId, 5);
    // Only an invoice read on its own contains the URL of its page.
    const url = expect.stringMatching(/\/invoices\/in_/) as string;
    expect(invoice).toEqual({ ...sub.latestInvoice, url });
    expect(await payments.billing.findSubscriptions(sub.customerId)).toEqual([sub]);
    expect(await collect(payments.billing.listSubscriptions(yesterday()))).toContainEqual(sub);
    const ending = await payments.billing.setCancelAtPeriodEnd(sub.id, true);
    expect(ending).toEqual({ ...sub, cancelAtPeriodEnd: true });
  });

  test("another card pays from now on; a declined one and another customer's do not", async () => {
    const sub = await subscribe(CARDS.pays);
    const setup = await payments.billing.createCardSetup(sub.customerId);
    await expect(payments.billing.useCardSetup(sub.id, setup.id)).rejects.toMatchObject({
      code: 'card_refused',
    });
    expect(await confirm(app, setup, CARDS.declined)).toMatchObject({ error: { code: 'card_declined' } });
    expect(await confirm(app, setup, '5555555555554444')).toMatchObject({ status: 'succeeded' });
    const other = await subscribe(CARDS.pays);
    await expect(payments.billing.useCardSetup(other.id, setup.id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    const changed = await payments.billing.useCardSetup(sub.id, setup.id);
    expect(changed.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    expect(await payments.billing.readSubscription(other.id)).toEqual(other);
  });

  test('another card pays the open invoice first', async () => {
    const sub = await subscribe(CARDS.declined);
    expect(sub).toMatchObject({ status: 'incomplete', latestInvoice: { status: 'open' } });
    const refused = await payments.billing.createCardSetup(sub.customerId);
    await confirm(app, refused, '4000000000000341');
    await expect(payments.billing.useCardSetup(sub.id, refused.id)).rejects.toMatchObject({
      code: 'card_refused',
    });
    const setup = await payments.billing.createCardSetup(sub.customerId);
    await confirm(app, setup, CARDS.pays);
    expect(await payments.billing.useCardSetup(sub.id, setup.id)).toMatchObject({
      status: 'active',
      latestInvoice: { status: 'paid' },
    });
  });
});

test('only its own errors are thrown, and nothing secret is logged', async () => {
  const missing = await payments.billing.readSubscription('sub_none').catch((error: unknown) => error);
  expect(missing).toBeInstanceOf(PaymentsError);
  expect(missing).toMatchObject({ code: 'resource_missing' });
  await expect(payments.transfers.read('tr_none')).rejects.toBeInstanceOf(PaymentsError);
  await expect(payments.accounts.read('acct_none')).rejects.toBeInstanceOf(PaymentsError);
  await addFault(app, { match: 'GET /v1/transfers', action: 'reset_before' });
  await expect(collect(payments.transfers.list(yesterday()))).rejects.toMatchObject({
    name: 'PaymentsError',
    code: 'unavailable',
  });
  await clearFaults(app);
  expect(app.logLines.join('')).not.toMatch(/_secret_|sk_test|whsec|4242424242424242/);
});
