/** Charging saved cards later, and partial refunds, on the SDK pointed at the sandbox. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { addFault, authenticate, CARDS, clearFaults, confirm, settled } from '#server/testing/payments.ts';
import type { Payments } from './payments.ts';
import { openDispute } from './sandbox/intent-outcomes.ts';
import { inUnit } from './sandbox/store.ts';

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

const key = () => `saved:${(count += 1)}`;
const asked = (amount: number) => ({
  amount,
  transferGroup: 'hire_1',
  description: 'Logo',
  metadata: { kind: 'somebody_elses' },
  idempotencyKey: key(),
});
const client = async () =>
  (await payments.billing.createCustomer({ memberId: 'm9', email: null, name: null, idempotencyKey: key() }))
    .id;

/** A card saved with a payment of $500.00. */
async function save(number: string) {
  const customerId = await client();
  const intent = await payments.createIntent({ ...asked(50_000), customerId, savesCard: true });
  expect(intent).toMatchObject({ paymentMethodId: null, amountRefunded: 0 });
  await confirm(app, intent, number);
  if (number === CARDS.asks) await authenticate(app, intent);
  const paid = await payments.readIntent(intent.id);
  expect(paid).toMatchObject({
    status: 'succeeded',
    paymentMethodId: expect.stringMatching(/^pm_/) as string,
  });
  return { customerId, paymentMethodId: paid.paymentMethodId!, intentId: intent.id };
}
const charges = async () =>
  (
    await app.ctx.pool.query<{ paid: number }>(
      `select count(*)::int as paid from sandbox_payments where kind = 'charge' and (body->>'paid')::boolean`,
    )
  ).rows[0]!.paid;

describe('a saved card', () => {
  test('is charged without its holder, once under repetition', async () => {
    const card = await save(CARDS.pays);
    const before = await charges();
    const request = { ...asked(49_999), ...card };
    const first = await payments.chargeSavedCard(request);
    expect(first).toMatchObject({
      status: 'succeeded',
      amountReceived: 49_999,
      paymentMethodId: card.paymentMethodId,
      failureMessage: null,
      metadata: request.metadata,
    });
    const again = await Promise.all(Array.from({ length: 5 }, () => payments.chargeSavedCard(request)));
    for (const state of again) expect(state).toEqual(first);
    expect(await charges()).toBe(before + 1);
    await payments.refundIntent(first.id, key());
    // The current state, not that of the first response.
    expect(await payments.chargeSavedCard(request)).toMatchObject({ id: first.id, refunded: true });
  });

  test('is charged once although the response was lost', async () => {
    const request = { ...asked(7000), ...(await save(CARDS.pays)) };
    const before = await charges();
    await addFault(app, { match: 'POST /v1/payment_intents', action: 'reset_after', times: 3 });
    await expect(payments.chargeSavedCard(request)).rejects.toMatchObject({ code: 'unavailable' });
    await clearFaults(app);
    expect(await payments.chargeSavedCard(request)).toMatchObject({ status: 'succeeded' });
    expect(await charges()).toBe(before + 1);
  });

  test.each([
    ['declines later', CARDS.declinesLater, 'Your card was declined.'],
    ['asks every time', CARDS.asks, 'Your card was declined. This transaction requires authentication.'],
  ])(
    "that %s leaves an open payment with the bank's message, which its holder can pay",
    async (_, number, words) => {
      const card = await save(number);
      const before = await charges();
      const request = { ...asked(20_000), ...card };
      const refused = await payments.chargeSavedCard(request);
      expect(refused).toMatchObject({ status: 'open', amountReceived: 0, failureMessage: words });
      expect(await payments.chargeSavedCard(request)).toEqual(refused);
      expect(await payments.readIntent(refused.id)).toEqual(refused);
      expect(await charges()).toBe(before);
      expect(await confirm(app, refused, CARDS.pays)).toMatchObject({ status: 'succeeded' });
      expect(await payments.chargeSavedCard(request)).toMatchObject({
        id: refused.id,
        status: 'succeeded',
        failureMessage: null,
      });
    },
  );

  test('is not charged if it is another customer’s, or was never saved', async () => {
    const card = await save(CARDS.pays);
    const before = await charges();
    const other = { ...asked(5000), ...card, customerId: await client() };
    await expect(payments.chargeSavedCard(other)).rejects.toMatchObject({ code: 'resource_missing' });
    const unknown = { ...asked(5000), ...card, customerId: 'cus_none' };
    await expect(payments.chargeSavedCard(unknown)).rejects.toMatchObject({ code: 'resource_missing' });
    const customerId = await client();
    const unsaved = await payments.createIntent({ ...asked(5000), customerId });
    await confirm(app, unsaved, CARDS.pays);
    const { paymentMethodId } = await payments.readIntent(unsaved.id);
    const later = { ...asked(5000), customerId, paymentMethodId: paymentMethodId! };
    await expect(payments.chargeSavedCard(later)).rejects.toMatchObject({ code: 'resource_missing' });
    expect(await charges()).toBe(before + 1);
  });
});

describe('a partial refund', () => {
  test('is made once, even long after its key expired', async () => {
    const { intentId } = await save(CARDS.pays);
    await payments.refundIntentPart(intentId, 20_000, 'part:a');
    await payments.refundIntentPart(intentId, 20_000, 'part:a');
    const state = await payments.readIntent(intentId);
    expect(state).toMatchObject({ refunded: false, amountRefunded: 20_000 });
    await app.ctx.pool.query(`delete from sandbox_payments where kind = 'idempotency'`);
    await payments.refundIntentPart(intentId, 20_000, 'part:a');
    expect(await payments.readIntent(intentId)).toEqual(state);
    await payments.refundIntentPart(intentId, 30_000, 'part:b');
    expect(await payments.readIntent(intentId)).toMatchObject({ refunded: true, amountRefunded: 50_000 });
    await payments.refundIntentPart(intentId, 1, 'part:c');
    expect(await payments.readIntent(intentId)).toMatchObject({ amountRefunded: 50_000 });
  });

  test('is limited to what is left, and positive', async () => {
    const { intentId } = await save(CARDS.pays);
    await expect(payments.refundIntentPart(intentId, 50_001, key())).rejects.toMatchObject({
      name: 'PaymentsError',
    });
    for (const cents of [0, -1]) {
      await expect(payments.refundIntentPart(intentId, cents, key())).rejects.toMatchObject({
        code: 'parameter_invalid_integer',
      });
    }
    expect(await payments.readIntent(intentId)).toMatchObject({ amountRefunded: 0, refunds: [] });
  });

  test('excludes what the bank withholds during a dispute', async () => {
    const { intentId } = await save(CARDS.pays);
    await payments.refundIntentPart(intentId, 20_000, key());
    const { chargeId } = await payments.readIntent(intentId);
    const dispute = await inUnit(app.ctx.pool, async (unit) =>
      openDispute(unit, await unit.get('charge', chargeId)),
    );
    expect(dispute.amount).toBe(30_000);
    expect(await payments.readIntent(intentId)).toMatchObject({ dispute: 'open', amountRefunded: 20_000 });
    await expect(payments.refundIntentPart(intentId, 1000, key())).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });
});
