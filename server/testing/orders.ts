/** Orders after a sale, without calling the provider. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ShippingAddress } from '#shared/orders/address.ts';
import { payoutDueAt } from '#shared/orders/times.ts';
import { isPaid } from '#shared/orders/states.ts';
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
  if (isPaid(order.status)) {
    await app.ctx.db.insert(commissions).values({
      purchaseId: order.id,
      amount: isPhysicalItem ? '195.00' : '180.00',
      rate: order.commissionRate,
      dueAt: payoutDueAt(order),
    });
  }
  return { ...order, buyer, artist };
}

export async function readOrder(app: TestApp, id: string): Promise<PurchaseRow> {
  const [row] = await app.ctx.db.select().from(purchases).where(eq(purchases.id, id));
  return row!;
}
