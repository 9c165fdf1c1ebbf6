import { splitPrice } from '#shared/kernel/commission.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { Queryable } from '#server/context.ts';
import { insertCharge } from '#server/features/payments/public.ts';
import { insertPurchase } from './queries.ts';

export interface NewReservation {
  buyerId: string;
  work: { id: string; userId: string; isPhysical: boolean };
  /** In cents. */
  price: number;
  delivery: number;
  commissionRate: string;
  /** Set for an edition. */
  editionNumber: number | null;
  offerId?: string;
  reservedUntil: Date;
  commissionAgreedAt: Date | null;
  now: Date;
}

/** The purchase with its one charge. The work must be locked. */
export async function insertReservation(
  tx: Queryable,
  { buyerId, work, price, delivery, commissionRate, now, ...rest }: NewReservation,
): Promise<PurchaseRow> {
  const share = splitPrice(price, commissionRate);
  const purchase = await insertPurchase(tx, {
    ...rest,
    buyerId,
    sellerId: work.userId,
    artworkId: work.id,
    amount: fromCents(price),
    deliveryCost: fromCents(delivery),
    isPhysicalItem: work.isPhysical,
    artistAmount: fromCents(share.payeeCents),
    commissionAmount: fromCents(share.commissionCents),
    commissionRate,
  });
  await insertCharge(tx, {
    id: purchase.id,
    ownerKind: 'purchase',
    ownerId: purchase.id,
    kind: 'full',
    payeeId: work.userId,
    amountCents: price + delivery,
    payeeCents: share.payeeCents + delivery,
    commissionCents: share.commissionCents,
    createdAt: now,
  });
  return purchase;
}
