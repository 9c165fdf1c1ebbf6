/**
 * Items that must end before a member's account can be deleted: orders under way, and payouts that have not arrived.
 */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { OpenItem } from '#shared/accounts/deletion/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { LIVE_STATUSES } from '#shared/orders/states.ts';
import { type PurchaseRow, purchases } from '#shared/orders/tables.ts';
import { DELIVERED_AFTER_DAYS, addDays, payoutDueAt } from '#shared/orders/times.ts';
import { liveRefundOf } from '#server/db/hold-reason.ts';
import { shipBy } from '#server/db/ship-by.ts';
import type { ReadContext } from '#server/feature.ts';
import { listOpenPayouts } from '#server/features/payments/public.ts';
import { purchaseOwner } from './purchase-owner.ts';

type State = Pick<OpenItem, 'waitsFor' | 'until'>;

/** Null: nothing can happen to it any more, but for the payout. */
function stateOf(row: PurchaseRow, hasLiveRefund: boolean, shipUntil: Date | null, now: Date): State | null {
  if (hasLiveRefund) return { waitsFor: 'refund', until: null };
  switch (row.status) {
    case 'pending':
    case 'processing':
      return { waitsFor: 'payment', until: row.reservedUntil };
    case 'disputed':
      return { waitsFor: 'bank', until: null };
    case 'shipped':
      return { waitsFor: 'delivery', until: addDays(row.shippedAt!, DELIVERED_AFTER_DAYS) };
    default: {
      if (row.status === 'paid' && row.isPhysicalItem) return { waitsFor: 'shipping', until: shipUntil };
      const until = payoutDueAt(row);
      return until && until > now ? { waitsFor: 'refund_period', until } : null;
    }
  }
}

export async function listOpenOrders(ctx: ReadContext, memberId: string): Promise<OpenItem[]> {
  const now = ctx.clock.now();
  const payouts = await listOpenPayouts(ctx.db, purchaseOwner, now, memberId);
  const rows = await ctx.db
    .select({
      row: purchases,
      title: artworks.title,
      imageUrl: artworks.imageUrl,
      hasLiveRefund: sql<boolean>`${liveRefundOf(purchases.id)}`,
      shipBy,
    })
    .from(purchases)
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .where(
      or(
        and(
          or(eq(purchases.buyerId, memberId), eq(purchases.sellerId, memberId)),
          inArray(purchases.status, [...LIVE_STATUSES]),
        ),
        inArray(purchases.id, [...payouts.keys()]),
      ),
    )
    .orderBy(purchases.createdAt, purchases.id);
  return rows.flatMap(({ row, title, imageUrl, hasLiveRefund, shipBy: shipUntil }): OpenItem[] => {
    const kind = row.sellerId === memberId ? 'sale' : 'order';
    const item = { kind, id: row.id, title, imageUrl } as const;
    const state = stateOf(row, hasLiveRefund, shipUntil, now);
    if (state) return [{ ...item, ...state, amount: null }];
    const payout = payouts.get(row.id);
    if (!payout) return [];
    const waitsFor = payout.isWaiting ? 'account' : 'payout';
    return [{ ...item, waitsFor, until: null, amount: fromCents(payout.cents) }];
  });
}
