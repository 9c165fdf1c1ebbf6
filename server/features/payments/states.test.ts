/** Every move of a charge and of a transfer that the tables do not allow is refused, and changes nothing. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHARGE_MOVES, CHARGE_STATUSES, TRANSFER_MOVES, TRANSFER_STATUSES } from '#shared/payments/states.ts';
import { charges, transfers } from '#shared/payments/tables.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createOrder } from '#server/testing/orders.ts';
import { findCharge, moveCharge } from './charge-queries.ts';
import { moveTransfer } from './transfer-queries.ts';

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ id } = await createOrder(app));
});
afterAll(() => app.close());

const transferOf = async () =>
  (await app.ctx.db.select().from(transfers).where(eq(transfers.chargeId, id)))[0]!;

test.each(CHARGE_STATUSES)('a charge that is %s', async (from) => {
  const { db } = app.ctx;
  for (const to of CHARGE_STATUSES) {
    await db.update(charges).set({ status: from }).where(eq(charges.id, id));
    const isMoved = await moveCharge(db, { id, status: from }, to).then(
      () => true,
      () => false,
    );
    expect([from, to, isMoved]).toEqual([from, to, CHARGE_MOVES[from].includes(to)]);
    expect((await findCharge(db, id))!.status).toBe(isMoved ? to : from);
  }
});

test.each(TRANSFER_STATUSES)('a transfer that is %s', async (from) => {
  const { db } = app.ctx;
  for (const to of TRANSFER_STATUSES) {
    await db.update(transfers).set({ status: from }).where(eq(transfers.chargeId, id));
    const isMoved = await moveTransfer(db, await transferOf(), to).then(
      () => true,
      () => false,
    );
    expect([from, to, isMoved]).toEqual([from, to, TRANSFER_MOVES[from].includes(to)]);
    expect((await transferOf()).status).toBe(isMoved ? to : from);
  }
});

test('what is over stays over, and money that has arrived is never open again', () => {
  expect([CHARGE_MOVES.refunded, TRANSFER_MOVES.reversed, TRANSFER_MOVES.canceled]).toEqual([[], [], []]);
  for (const from of ['paid', 'refunding', 'refunded'] as const)
    for (const to of ['open', 'processing', 'canceled'] as const)
      expect(CHARGE_MOVES[from]).not.toContain(to);
});
