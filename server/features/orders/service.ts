import type { Purchase, Sale } from '#shared/orders/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page } from '#shared/http/page.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import {
  cancelCharge,
  ensureIntent,
  findCharge,
  settle,
  tryLater,
  withProvider,
} from '#server/features/payments/public.ts';
import { maySeePurchase, maySeeSale, maySeeSalesOf } from './policy.ts';
import { purchaseOwner } from './purchase-owner.ts';
import {
  type OrdersRequest,
  type PurchaseWithParties,
  findPurchase,
  listBoughtBy,
  listByIds,
  listSoldBy,
} from './read-queries.ts';
import { reserve, type CheckoutRequest } from './reserve.ts';
import { toPurchase, toSale } from './views.ts';

/** How many old reservations are canceled before the buyer is asked to wait. */
const MAX_ATTEMPTS = 4;

/** Applies the provider's state. Throws `PaymentsError`. */
export const syncPurchase = (ctx: Context, id: string): Promise<void> => settle(ctx, purchaseOwner, id);

/**
 * Cancels at the provider; only then is the work available again. A payment that arrived in between stays valid. The
 * reservation must have been released. Throws `PaymentsError`.
 */
export const cancelPurchase = (ctx: Context, payments: Payments, id: string): Promise<void> =>
  cancelCharge(ctx, payments, purchaseOwner, id);

async function reserveWithIntent(ctx: Context, payments: Payments, buyer: Member, request: CheckoutRequest) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const reservation = await reserve(ctx, buyer, request);
    if (reservation.isBlocked) {
      await cancelPurchase(ctx, payments, reservation.purchaseId);
      continue;
    }
    const { purchase } = reservation;
    const charge = (await findCharge(ctx.db, purchase.id))!;
    const intent = await ensureIntent(ctx, payments, purchaseOwner, charge);
    if (intent.status === 'open') {
      return {
        clientSecret: intent.clientSecret,
        purchaseId: purchase.id,
        amount: purchase.amount,
        deliveryCost: purchase.deliveryCost,
        total: fromCents(toCents(purchase.amount) + toCents(purchase.deliveryCost)),
        reservedUntil: purchase.reservedUntil,
      };
    }
    await syncPurchase(ctx, purchase.id);
  }
  throw new AppError('artwork_reserved');
}

export const startPurchase = (ctx: Context, buyer: Member, request: CheckoutRequest) =>
  withProvider(ctx, (payments) => reserveWithIntent(ctx, payments, buyer, request));

/** The purchase with both parties. Throws `purchase_not_found` unless the viewer is one of them or a moderator. */
export async function requirePurchase(
  ctx: Context,
  viewer: Member,
  id: string,
): Promise<PurchaseWithParties> {
  const row = await findPurchase(ctx.db, id);
  if (!row || !maySeePurchase(viewer, row.purchase)) throw new AppError('purchase_not_found');
  return row;
}

/** The purchase if the viewer may see it, else null. */
export async function findVisiblePurchase(
  ctx: Context,
  viewer: Member,
  id: string,
): Promise<Purchase | null> {
  const row = await findPurchase(ctx.db, id);
  return row && maySeePurchase(viewer, row.purchase) ? toPurchase(viewer, row) : null;
}

/** Reads many by id, for lists whose rows the viewer may see. */
export async function readPurchases(
  ctx: Context,
  viewer: Member,
  ids: string[],
): Promise<Map<string, Purchase>> {
  const rows = await listByIds(ctx.db, ids);
  return new Map(rows.map((row) => [row.purchase.id, toPurchase(viewer, row)]));
}

/** Syncs an open purchase with the provider first; if that fails, returns the stored state. */
export async function readPurchase(ctx: Context, viewer: Member, id: string): Promise<Purchase> {
  const row = await requirePurchase(ctx, viewer, id);
  if (row.purchase.status !== 'pending' && row.purchase.status !== 'processing')
    return toPurchase(viewer, row);
  await tryLater(ctx, { purchaseId: id }, () => syncPurchase(ctx, id));
  return toPurchase(viewer, await requirePurchase(ctx, viewer, id));
}

/** One sale for its artist. */
export async function readSale(ctx: Context, viewer: Member, id: string): Promise<Sale> {
  const row = await requirePurchase(ctx, viewer, id);
  if (!maySeeSale(viewer, row.purchase)) throw new AppError('purchase_not_found');
  return toSale(viewer, row);
}

/** Reads many by id, for lists whose rows the viewer may see. */
export async function readSales(ctx: Context, viewer: Member, ids: string[]): Promise<Map<string, Sale>> {
  const rows = ids.length > 0 ? await listByIds(ctx.db, ids) : [];
  return new Map(rows.map((row) => [row.purchase.id, toSale(viewer, row)]));
}

const pageOf = <T>(
  rows: PurchaseWithParties[],
  limit: number,
  view: (row: PurchaseWithParties) => T,
): Page<T> => {
  const { items, next } = toPage(
    rows.map((row) => ({ row, createdAt: row.purchase.createdAt, id: row.purchase.id })),
    limit,
  );
  return { items: items.map((item) => view(item.row)), next };
};

/** The member's purchases, newest first. */
export async function listOwnPurchases(
  ctx: Context,
  buyer: Member,
  page: OrdersRequest,
): Promise<Page<Purchase>> {
  const rows = await listBoughtBy(ctx.db, buyer.id, page);
  return pageOf(rows, page.limit, (row) => toPurchase(buyer, row));
}

/** An artist's sales, newest first. */
export async function listSales(
  ctx: Context,
  viewer: Member,
  artistId: string,
  page: OrdersRequest,
): Promise<Page<Sale>> {
  if (!maySeeSalesOf(viewer, artistId)) throw new AppError('not_allowed');
  const rows = await listSoldBy(ctx.db, artistId, page);
  return pageOf(rows, page.limit, (row) => toSale(viewer, row));
}
