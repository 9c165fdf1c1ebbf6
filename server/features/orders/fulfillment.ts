/** The actions of buyers and artists on an order, under the row lock and along the purchase transition table. */
import type * as z from 'zod/mini';
import type { ShippingAddress } from '#shared/orders/address.ts';
import type { Purchase, Sale, purchaseEndpoints } from '#shared/orders/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { payoutDueAt } from '#shared/orders/times.ts';
import { type PurchaseStatus, canMove, mayChangeAddress } from '#shared/orders/states.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { setPayoutDue } from '#server/features/payments/public.ts';
import { mayConfirm, maySeePurchase, maySetAddress, mayShip, mayShow } from './policy.ts';
import { hasLiveRefund, isTransferred, lockPurchase, updatePurchase } from './queries.ts';
import { requirePurchase } from './service.ts';
import { requireCountry, requirePaid } from './requirements.ts';
import { emitOrderChanged } from './emit-order-changed.ts';
import { toPurchase, toSale } from './views.ts';

type Shipment = z.output<typeof purchaseEndpoints.ship.body>;
type May = (member: Member, purchase: PurchaseRow) => boolean;

/** Hides the order from everyone who is not a party to it. Throws `purchase_not_found`, `not_allowed`. */
async function lockFor(tx: Queryable, member: Member, id: string, may: May): Promise<PurchaseRow> {
  const row = await lockPurchase(tx, id);
  if (!row || !maySeePurchase(member, row)) throw new AppError('purchase_not_found');
  if (!may(member, row)) throw new AppError('not_allowed');
  return row;
}

/** Throws what `lockFor` throws, and `not_physical`. */
async function lockPhysical(tx: Queryable, member: Member, id: string, may: May): Promise<PurchaseRow> {
  const row = await lockFor(tx, member, id, may);
  if (!row.isPhysicalItem) throw new AppError('not_physical');
  return row;
}

/** No notification, but open windows of both parties refresh. */
const pushOrderRefresh = (ctx: Context, tx: Queryable, row: PurchaseRow): Promise<unknown> =>
  ctx.live.publish(tx, { to: [row.buyerId, row.sellerId] }, { type: 'order', purchaseId: row.id });

/** Possible until the work is shipped, within the country of the order. */
export async function setAddress(
  ctx: Context,
  buyer: Member,
  id: string,
  address: ShippingAddress,
): Promise<Purchase> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockPhysical(tx, buyer, id, maySetAddress);
    if (!mayChangeAddress(row)) throw new AppError('illegal_move');
    requireCountry(row, address.country);
    // No one asked for the country before: take it from the address.
    const country = row.paidAt === null ? address.country : row.country;
    await updatePurchase(tx, id, { shippingAddress: address, country });
    await pushOrderRefresh(ctx, tx, row);
  });
  return toPurchase(buyer, await requirePurchase(ctx, buyer, id));
}

/** Shows the work on the profile of its buyer, who must still own it. */
export async function showOnProfile(
  ctx: Context,
  buyer: Member,
  id: string,
  isShown: boolean,
): Promise<Purchase> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockFor(tx, buyer, id, mayShow);
    requirePaid(row);
    if (isShown && (await isTransferred(tx, row))) throw new AppError('not_allowed');
    await updatePurchase(tx, id, { isShown });
    await pushOrderRefresh(ctx, tx, row);
  });
  return toPurchase(buyer, await requirePurchase(ctx, buyer, id));
}

export async function shipOrder(
  ctx: Context,
  artist: Member,
  id: string,
  { carrier, trackingNumber }: Shipment,
): Promise<Sale> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockPhysical(tx, artist, id, mayShip);
    if (!canMove(row.status as PurchaseStatus, 'shipped', 'artist')) throw new AppError('illegal_move');
    if (!row.shippingAddress) throw new AppError('address_missing');
    if (await hasLiveRefund(tx, id)) throw new AppError('refund_asked');
    await updatePurchase(tx, id, {
      status: 'shipped',
      shippedAt: ctx.clock.now(),
      carrier,
      trackingNumber,
    });
    await emitOrderChanged(ctx, tx, row, 'shipped', artist.id);
  });
  return toSale(artist, await requirePurchase(ctx, artist, id));
}

/** Marks the work as delivered at `at`, confirmed by the buyer or because time ran out. */
export async function markDelivered(
  ctx: Context,
  tx: Queryable,
  row: PurchaseRow,
  arrival: { at: Date; buyer: Member | null },
): Promise<void> {
  const isMoving = row.status === 'shipped';
  const times = {
    deliveredAt: row.deliveredAt ?? arrival.at,
    confirmedAt: arrival.buyer ? arrival.at : row.confirmedAt,
  };
  await updatePurchase(tx, row.id, { ...times, status: 'delivered' });
  await setPayoutDue(tx, row.id, payoutDueAt({ ...row, ...times }));
  if (isMoving) await emitOrderChanged(ctx, tx, row, 'delivered', arrival.buyer?.id ?? null);
  else await pushOrderRefresh(ctx, tx, row);
}

/** Also possible once it counts as delivered: the confirmation makes the payout due at once. */
export async function confirmReceipt(ctx: Context, buyer: Member, id: string): Promise<Purchase> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockPhysical(tx, buyer, id, mayConfirm);
    const isArrived = row.status === 'delivered' && !row.confirmedAt;
    if (!isArrived && !canMove(row.status as PurchaseStatus, 'delivered', 'buyer')) {
      throw new AppError('illegal_move');
    }
    if (await hasLiveRefund(tx, id)) throw new AppError('refund_asked');
    await markDelivered(ctx, tx, row, { at: ctx.clock.now(), buyer });
  });
  return toPurchase(buyer, await requirePurchase(ctx, buyer, id));
}
