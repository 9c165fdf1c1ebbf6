import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charges } from '#shared/payments/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createHirePayment } from '#server/testing/hire-payments.ts';
import * as payments from '#server/testing/payments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const begin = (hirePaymentId: string) =>
  app.ctx.payments!.createIntent({
    amount: 25_000,
    transferGroup: `hire_${hirePaymentId}`,
    description: 'A quiet logo',
    metadata: { kind: 'hire_payment', hirePaymentId },
    idempotencyKey: hirePaymentId,
  });
const read = async (id: string) => (await app.ctx.db.select().from(charges).where(eq(charges.id, id)))[0]!;
async function pay(intent: { clientSecret: string }): Promise<void> {
  expect(await payments.confirm(app, intent, payments.CARDS.pays)).toMatchObject({ status: 'succeeded' });
  await payments.settled(app);
}

test("a project's payment is settled by its intent", async () => {
  const payment = await createHirePayment(app);
  const intent = await begin(payment.id);
  await app.ctx.db
    .update(charges)
    .set({ stripePaymentIntentId: intent.id })
    .where(eq(charges.id, payment.id));
  await pay(intent);
  expect(await read(payment.id)).toMatchObject({ status: 'paid', amountCents: 25_000 });
});

test('an intent that the server did not store is found by its metadata', async () => {
  const payment = await createHirePayment(app);
  const intent = await begin(payment.id);
  await pay(intent);
  expect(await read(payment.id)).toMatchObject({ status: 'paid', stripePaymentIntentId: intent.id });
});

test('an intent does not replace the known one', async () => {
  const payment = await createHirePayment(app, {
    stripePaymentIntentId: (await begin(crypto.randomUUID())).id,
  });
  await pay(await begin(payment.id));
  expect(await read(payment.id)).toMatchObject({ status: 'open', updatedAt: payment.updatedAt });
  expect((await read(payment.id)).stripePaymentIntentId).toBe(payment.stripePaymentIntentId);
});

test('intents without an owner, or of unknown payments, are ignored', async () => {
  for (const id of [crypto.randomUUID(), 'not an id']) await pay(await begin(id));
  const { rows } = await app.ctx.pool.query<{ status: number }>(
    `select distinct (body->>'status')::int as status from sandbox_payments where kind = 'delivery'`,
  );
  expect(rows).toEqual([{ status: 200 }]);
});
