/** Another kind of owner is this much: a gift of money to a member, paid out after two days. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { charges, transfers } from '#shared/payments/tables.ts';
import { PAYMENT_OWNERS } from '#server/features.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { findDifferences, finishRefunds, payOutDue } from '#server/testing/payment-jobs.ts';
import * as payments from '#server/testing/payments.ts';
import { insertAccount } from './payouts/account-queries.ts';
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

async function openAccount(memberId: string): Promise<void> {
  const account = await app.ctx.payments!.accounts.create({
    email: null,
    memberId,
    idempotencyKey: memberId,
  });
  await app.ctx.db.transaction((tx) => insertAccount(tx, memberId, account, app.ctx.clock.now()));
  await payments.onboard(app, account.id);
}

test('it is charged and paid out once, whatever is lost or comes twice, and goes back whole', async () => {
  const { db } = app.ctx;
  const member = await createMember(app);
  await openAccount(member.id);
  const { id, intent } = await give(member.id);
  const stateOf = async () => {
    const [row] = await db.select().from(charges).where(eq(charges.id, id));
    const payouts = await db.select().from(transfers).where(eq(transfers.chargeId, id));
    return [row!.status, ...payouts.map(({ status }) => status), await findDifferences(app.ctx)];
  };
  await payments.confirm(app, intent, payments.CARDS.pays);
  await payments.settled(app);
  await payOutDue(app.ctx);
  expect(await stateOf()).toEqual(['paid', 'pending', []]);
  app.clock.advance(2 * DAY_MS);
  await payments.addFault(app, { match: 'POST /v1/transfers', action: 'reset_after', times: 3 });
  await payOutDue(app.ctx);
  expect((await stateOf())[1]).toBe('paying');
  await Promise.all([payOutDue(app.ctx), payOutDue(app.ctx)]);
  await payments.redeliverAll(app);
  expect(await stateOf()).toEqual(['paid', 'paid', []]);
  await app.ctx.payments!.refundIntent(intent.id, 'by-hand');
  await payments.settled(app);
  await Promise.all([finishRefunds(app.ctx), finishRefunds(app.ctx)]);
  expect(await stateOf()).toEqual(['refunded', 'reversed', []]);
});
