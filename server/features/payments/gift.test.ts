/** Another kind of owner is this much: a gift of money to a member, paid out after two days. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charges, transfers } from '#shared/payments/tables.ts';
import { PAYMENT_OWNERS } from '#server/features.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { findDifferences, finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import { onboard } from '#server/features/hire/escrow/testing.ts';
import * as payments from '#server/testing/payments.ts';
import { type PaymentOwner, ensureIntent, insertCharge, releaseCharge, withProvider } from './public.ts';

const DAY_MS = 86_400_000;
const gift: PaymentOwner = {
  kind: 'gift',
  label: 'gift',
  prefix: 'gift',
  metadataKey: 'giftId',
  lock: async () => {},
  describe: async () => ({ description: 'A gift', metadata: { kind: 'gift' } }),
  refusal: async () => null,
  onPaid: ({ ctx, tx, charge }) =>
    releaseCharge(ctx, tx, charge, new Date(ctx.clock.now().getTime() + 2 * DAY_MS)),
};
(PAYMENT_OWNERS.charges as PaymentOwner[]).push(gift);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The feature's whole command. */
const give = (payeeId: string) =>
  withProvider(app.ctx, async (provider) => {
    const owner = { ownerKind: gift.kind, ownerId: randomUUID(), kind: 'full' } as const;
    const shares = { amountCents: 5000, payeeCents: 4900, commissionCents: 100 };
    const charge = await insertCharge(app.ctx.db, { ...owner, ...shares, payeeId });
    return { id: charge.id, intent: await ensureIntent(app.ctx, provider, gift, charge) };
  });

async function stateOf(id: string) {
  const [row] = await app.ctx.db.select().from(charges).where(eq(charges.id, id));
  const payouts = await app.ctx.db.select().from(transfers).where(eq(transfers.chargeId, id));
  return [row!.status, ...payouts.map(({ status }) => status), await findDifferences(app.ctx)];
}

test('it is charged and paid out once, whatever is lost or comes twice, and goes back whole', async () => {
  const member = await createMember(app);
  await onboard(app, member);
  const { id, intent } = await give(member.id);
  await payments.confirm(app, intent, payments.CARDS.pays);
  await payments.settled(app);
  await payOutDue(app.ctx);
  expect(await stateOf(id)).toEqual(['paid', 'pending', []]);
  app.clock.advance(2 * DAY_MS);
  await payments.addFault(app, { match: 'POST /v1/transfers', action: 'reset_after', times: 3 });
  await payOutDue(app.ctx);
  expect((await stateOf(id))[1]).toBe('paying');
  await Promise.all([payOutDue(app.ctx), payOutDue(app.ctx)]);
  await payments.redeliverAll(app);
  expect(await stateOf(id)).toEqual(['paid', 'paid', []]);
  await app.ctx.payments!.refundIntent(intent.id, 'by-hand');
  await payments.settled(app);
  await Promise.all([finishRefunds(app.ctx), finishRefunds(app.ctx)]);
  expect(await stateOf(id)).toEqual(['refunded', 'reversed', []]);
});

test('one that is paid after it was canceled goes back', async () => {
  const { id, intent } = await give((await createMember(app)).id);
  await app.ctx.db.update(charges).set({ status: 'canceled' }).where(eq(charges.id, id));
  await payments.confirm(app, intent, payments.CARDS.pays);
  await payments.settled(app);
  expect(await stateOf(id)).toEqual(['refunded', []]);
});
