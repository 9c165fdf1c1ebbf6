/** The job, the transaction that begins a transfer, the admins' list and the sale's page agree about every payout. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefundStatus } from '#shared/orders/refunds/states.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { type ChargeRow, charges, transfers } from '#shared/payments/tables.ts';
import { projectOwner } from '#server/features/hire/escrow/project-owner.ts';
import { listPayouts } from '#server/features/office/money/queries.ts';
import { purchaseOwner } from '#server/features/orders/purchase-owner.ts';
import { findPurchase } from '#server/features/orders/read-queries.ts';
import { toSale } from '#server/features/orders/views.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { createProject } from '#server/testing/hire.ts';
import { createHirePayment } from '#server/testing/hire-payments.ts';
import { type Order, createOrder } from '#server/testing/orders.ts';
import { listDue, listWithoutAccount } from './transfer-queries.ts';
import { begin } from './transfers.ts';

interface State {
  dispute: ChargeRow['dispute'];
  isRefunded: boolean;
  refund: RefundStatus;
  isDelivered: boolean;
  account: 'none' | 'inactive' | 'active';
  due: 'unknown' | 'later' | 'now';
  failureCode: string | null;
}
const VALUES: { [Key in keyof State]: readonly State[Key][] } = {
  dispute: ['none', 'open'],
  isRefunded: [false, true],
  refund: ['withdrawn', 'declined'],
  isDelivered: [true, false],
  account: ['none', 'inactive', 'active'],
  due: ['unknown', 'later', 'now'],
  failureCode: [null, 'balance_insufficient'],
};
/** Every combination; a key that is given has one value only. */
const statesWith = (fixed: Partial<State> = {}): State[] =>
  (Object.keys(VALUES) as (keyof State)[]).reduce<Partial<State>[]>(
    (states, key) =>
      states.flatMap((state) =>
        (key in fixed ? [fixed[key]] : VALUES[key]).map((value) => ({ ...state, [key]: value })),
      ),
    [{}],
  ) as State[];

/** States the rules again, apart from the code. */
function expected({ dispute, isRefunded, refund, isDelivered, account, due, failureCode }: State) {
  const held = [
    dispute === 'open' && 'dispute',
    isRefunded && 'not_owed',
    refund === 'declined' && 'refund_request',
    account !== 'active' && 'no_account',
    !isDelivered && 'not_delivered',
  ].find(Boolean);
  const isDue = due === 'now';
  const isPaid = isDue && !held;
  return {
    job: isPaid,
    begun: isPaid,
    notice: isDue && held === 'no_account',
    office: isDue ? held || failureCode || 'in_progress' : null,
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function put(id: string, memberId: string, state: State): Promise<void> {
  const { db, clock } = app.ctx;
  const at = clock.now().getTime();
  const dueAt = { unknown: null, later: new Date(at + 60_000), now: new Date(at - 60_000) }[state.due];
  const { failureCode } = state;
  await db
    .update(transfers)
    .set({ status: 'pending', dueAt, failureCode, attemptedAt: null })
    .where(eq(transfers.chargeId, id));
  const [charge] = await db
    .update(charges)
    .set({ dispute: state.dispute, status: state.isRefunded ? 'refunded' : 'paid' })
    .where(eq(charges.id, id))
    .returning();
  await db.delete(payoutAccounts).where(eq(payoutAccounts.userId, memberId));
  const account = { accountId: `acct_${id}`, isActive: state.account === 'active', checkedAt: clock.now() };
  if (state.account !== 'none') await db.insert(payoutAccounts).values({ userId: memberId, ...account });
  if (charge!.ownerKind !== 'purchase') return;
  await db.update(commissions).set({ status: 'pending' }).where(eq(commissions.purchaseId, id));
  await db
    .update(purchases)
    .set({ status: state.isDelivered ? 'delivered' : 'shipped' })
    .where(eq(purchases.id, id));
  await db.delete(refundRequests).where(eq(refundRequests.purchaseId, id));
  await db.insert(refundRequests).values({ purchaseId: id, reason: 'Torn.', status: state.refund });
}

/** Collects the answers of every place about the one payout there is. */
async function observed(id: string, owner: typeof purchaseOwner) {
  const { db, clock } = app.ctx;
  const now = clock.now();
  const [job, notice, office] = await Promise.all([
    listDue(db, now, 10),
    listWithoutAccount(db, now, 10),
    listPayouts(db, now),
  ]);
  await begin(app.ctx, owner, id);
  const [transfer] = await db.select().from(transfers).where(eq(transfers.chargeId, id));
  return {
    job: job.length > 0,
    notice: notice.length > 0,
    office: office[0]?.holdReason ?? null,
    begun: transfer!.status === 'paying',
  };
}

async function heldBy({ id, artist }: Order) {
  const row = await findPurchase(app.ctx.db, id);
  return toSale({ id: artist.id } as Parameters<typeof toSale>[0], row!).payout!.heldBy;
}
const PAGE: Record<string, string | null> = {
  dispute: 'dispute',
  not_owed: 'refund',
  refund_request: 'refund',
  no_account: 'account',
  not_delivered: null,
  in_progress: null,
  balance_insufficient: 'provider',
};

test('every place gives one reason for a sale, in every state', async () => {
  const order = await createOrder(app, { status: 'delivered' });
  for (const state of statesWith()) {
    await put(order.id, order.sellerId, state);
    const page = await heldBy(order);
    expect({ state, ...(await observed(order.id, purchaseOwner)) }).toEqual({ state, ...expected(state) });
    // The page gives the reason before the date, too.
    expect({ state, page }).toEqual({ state, page: PAGE[expected({ ...state, due: 'now' }).office!] });
  }
  await app.ctx.db.delete(transfers);
});

test('every place gives one reason for a project, which has no delivery and no refund requests', async () => {
  const { id: memberId } = await createMember(app);
  const { id: projectId } = await createProject(app, { designerId: memberId, status: 'completed' });
  const { id } = await createHirePayment(app, { projectId, status: 'paid', paidAt: app.ctx.clock.now() });
  await app.ctx.db.insert(transfers).values({ chargeId: id, memberId, amountCents: 22_500 });
  for (const state of statesWith({ refund: 'withdrawn', isDelivered: true })) {
    await put(id, memberId, state);
    expect({ state, ...(await observed(id, projectOwner)) }).toEqual({ state, ...expected(state) });
  }
});
