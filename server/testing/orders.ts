/** Orders after a sale, without calling the provider. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ShippingAddress } from '#shared/orders/address.ts';
import { payoutDueAt } from '#shared/orders/times.ts';
import { type PurchaseStatus, isPaid } from '#shared/orders/states.ts';
import type { ChargeStatus } from '#shared/payments/states.ts';
import { charges, transfers } from '#shared/payments/tables.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { commissions, type PurchaseRow, purchases } from '#shared/orders/tables.ts';
import type { TestApp } from './app.ts';
import { createArtwork, createMember } from './factories.ts';

export const ADDRESS: ShippingAddress = {
  name: 'Edmund Achter',
  line1: '12 Quay Street',
  line2: 'Second floor',
  city: 'Bristol',
  region: 'Avon',
  postalCode: 'BS1 5AA',
  country: 'GB',
};

const CHARGES: Record<PurchaseStatus, ChargeStatus> = {
  pending: 'open',
  processing: 'processing',
  paid: 'paid',
  shipped: 'paid',
  delivered: 'paid',
  disputed: 'paid',
  refunded: 'refunded',
  canceled: 'canceled',
  failed: 'canceled',
};

export type Order = PurchaseRow & {
  buyer: { id: string; cookie: string };
  artist: { id: string; cookie: string };
};

/**
 * A physical work of $200.00 with $15.00 delivery, paid now, unless `fields` differ. Does not exist at the
 * provider.
 */
export async function createOrder(app: TestApp, fields: Partial<PurchaseRow> = {}): Promise<Order> {
  const [buyer, artist] = await Promise.all([createMember(app), createMember(app)]);
  const now = app.ctx.clock.now();
  const isPhysicalItem = fields.isPhysicalItem ?? true;
  const deliveryCost = isPhysicalItem ? '15.00' : '0.00';
  const work = await createArtwork(app, {
    userId: artist.id,
    price: '200.00',
    soldAt: now,
    isPhysical: isPhysicalItem,
    deliveryCost,
  });
  const [row] = await app.ctx.db
    .insert(purchases)
    .values({
      buyerId: buyer.id,
      sellerId: artist.id,
      artworkId: work.id,
      amount: '200.00',
      deliveryCost,
      artistAmount: '180.00',
      commissionAmount: '20.00',
      isPhysicalItem,
      shippingAddress: isPhysicalItem ? ADDRESS : null,
      status: 'paid',
      paidAt: now,
      stripeChargeId: `ch_${randomUUID()}`,
      ...fields,
    })
    .returning();
  const order = row!;
  const total = toCents(order.amount) + toCents(order.deliveryCost);
  const payeeCents = total - toCents(order.commissionAmount);
  await app.ctx.db.insert(charges).values({
    id: order.id,
    ownerKind: 'purchase',
    ownerId: order.id,
    kind: 'full',
    payeeId: artist.id,
    amountCents: total,
    ...(order.status === 'refunded'
      ? { payeeCents: 0, commissionCents: 0, refundedCents: total }
      : { payeeCents, commissionCents: total - payeeCents }),
    status: CHARGES[order.status as PurchaseStatus],
    dispute: order.status === 'disputed' ? 'open' : 'none',
    stripePaymentIntentId: order.stripePaymentIntentId,
    stripeChargeId: order.stripeChargeId,
    paidAt: order.paidAt,
    releasedAt: order.paidAt,
  });
  if (isPaid(order.status)) {
    const payout = { amountCents: payeeCents, memberId: artist.id, dueAt: payoutDueAt(order) };
    const amount = fromCents(payeeCents);
    await app.ctx.db.insert(transfers).values({ chargeId: order.id, ...payout });
    await app.ctx.db.insert(commissions).values({ purchaseId: order.id, amount, rate: order.commissionRate });
  }
  return { ...order, buyer, artist };
}

export async function readOrder(app: TestApp, id: string): Promise<PurchaseRow> {
  const [row] = await app.ctx.db.select().from(purchases).where(eq(purchases.id, id));
  return row!;
}
