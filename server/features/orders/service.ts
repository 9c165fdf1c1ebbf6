import type { Purchase, Sale } from '#shared/orders/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page } from '#shared/http/page.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { OrderStage } from '#shared/orders/stages.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { Context } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import { maySeePurchase, maySeeSale, maySeeSalesOf } from './policy.ts';
import { attachIntent, readVersioned } from './queries.ts';
import {
  findPurchase,
  listBoughtBy,
  listByIds,
  listSoldBy,
  type PurchaseWithParties,
} from './read-queries.ts';
import { reserve, type CheckoutRequest } from './reserve.ts';
import { syncPurchase } from './settle.ts';
import { toPurchase, toSale } from './views.ts';

/** How many old reservations are canceled before the buyer is asked to wait. */
const MAX_ATTEMPTS = 4;

interface PageRequest {
  limit: number;
  cursor?: string | undefined;
  stage?: OrderStage | undefined;
}

/** The purchase's only intent, created on first use. */
async function intentFor(ctx: Context, payments: Payments, purchase: PurchaseRow) {
  if (purchase.stripePaymentIntentId) return payments.readIntent(purchase.stripePaymentIntentId);
  const intent = await payments.createIntent({
    amount: toCents(purchase.amount) + toCents(purchase.deliveryCost),
    description: 'Artwork purchase',
    transferGroup: `purchase_${purchase.id}`,
    metadata: { kind: 'artwork', purchaseId: purchase.id, artworkId: purchase.artworkId },
    idempotencyKey: `purchase:${purchase.id}:pi:v1`,
  });
  await attachIntent(ctx.db, purchase.id, intent.id);
  return intent;
}

/**
 * Cancels at the provider; only then is the work available again. A payment that arrived in between stays valid. The
 * reservation must have been released. Throws `PaymentsError`.
 */
export async function cancelPurchase(ctx: Context, id: string): Promise<void> {
  const { payments } = ctx;
  const purchase = await readVersioned(ctx.db, id);
  if (!payments || purchase?.status !== 'pending') return;
  const intent = await intentFor(ctx, payments, purchase);
  await payments.cancelIntent(intent.id);
  await syncPurchase(ctx, id);
}

async function reserveWithIntent(ctx: Context, payments: Payments, buyer: Member, request: CheckoutRequest) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const reservation = await reserve(ctx, buyer, request);
    if (reservation.isBlocked) {
      await cancelPurchase(ctx, reservation.purchaseId);
      continue;
    }
    const { purchase } = reservation;
    const intent = await intentFor(ctx, payments, purchase);
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

/** Throws what `reserve` throws, `payments_unavailable` and `feature_off`. */
export async function startPurchase(ctx: Context, buyer: Member, request: CheckoutRequest) {
  const { payments } = ctx;
  if (!payments) throw new AppError('feature_off');
  try {
    return await reserveWithIntent(ctx, payments, buyer, request);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.error({ code: error.code, requestId: error.requestId }, 'payment provider failed');
    throw new AppError('payments_unavailable', { cause: error });
  }
}

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

/**
 * Syncs an open purchase with the provider first; if that fails, returns the stored state. Throws
 * `purchase_not_found`.
 */
export async function readPurchase(ctx: Context, viewer: Member, id: string): Promise<Purchase> {
  const row = await requirePurchase(ctx, viewer, id);
  if (row.purchase.status !== 'pending' && row.purchase.status !== 'processing')
    return toPurchase(viewer, row);
  try {
    await syncPurchase(ctx, id);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.warn({ code: error.code, requestId: error.requestId }, 'payment provider failed');
  }
  return toPurchase(viewer, await requirePurchase(ctx, viewer, id));
}

/** One sale for its artist. Throws `purchase_not_found`. */
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
  page: PageRequest,
): Promise<Page<Purchase>> {
  const rows = await listBoughtBy(ctx.db, buyer.id, page);
  return pageOf(rows, page.limit, (row) => toPurchase(buyer, row));
}

/** An artist's sales, newest first. Throws `not_allowed`. */
export async function listSales(
  ctx: Context,
  viewer: Member,
  artistId: string,
  page: PageRequest,
): Promise<Page<Sale>> {
  if (!maySeeSalesOf(viewer, artistId)) throw new AppError('not_allowed');
  const rows = await listSoldBy(ctx.db, artistId, page);
  return pageOf(rows, page.limit, (row) => toSale(viewer, row));
}
