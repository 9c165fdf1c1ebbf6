/** Purchases for display: with the work, both parties, the payout and the newest refund request. */
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RefundRequest } from '#shared/orders/contract.ts';
import type { OrderStage } from '#shared/orders/stages.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { charges, transfers } from '#shared/payments/tables.ts';
import { commissions, purchases } from '#shared/orders/tables.ts';
import { refundRequests } from '#shared/orders/refunds/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { unpaidReason } from '#server/db/hold-reason.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { shipBy } from '#server/db/ship-by.ts';
import { transferred } from './queries.ts';

const sellers = alias(users, 'seller');
const buyers = alias(users, 'buyer');

const columns = {
  purchase: purchases,
  shipBy,
  isTransferred: transferred,
  artwork: {
    id: artworks.id,
    title: artworks.title,
    imageUrl: artworks.imageUrl,
    altText: artworks.altText,
    medium: artworks.medium,
    isNftAvailable: artworks.isNftAvailable,
    width: artworks.width,
    height: artworks.height,
  },
  editionSize: artworks.editionSize,
  seller: {
    id: sellers.id,
    firstName: sellers.firstName,
    lastName: sellers.lastName,
    artistName: sellers.artistName,
    email: sellers.email,
  },
  buyer: {
    id: buyers.id,
    firstName: buyers.firstName,
    lastName: buyers.lastName,
    artistName: buyers.artistName,
    email: buyers.email,
  },
  payout: commissions,
  payoutDueAt: transfers.dueAt,
  unpaidReason,
  /** The newest. */
  refund: refundRequests,
  refundPictures: sql<RefundRequest['pictures']>`(select coalesce(json_agg(json_build_object(
      'imageUrl', '/objects/' || u.id, 'width', u.width, 'height', u.height) order by p.position), '[]')
    from refund_pictures p join uploads u on u.id = p.upload_id where p.request_id = ${refundRequests.id})`,
  returned: sql<ReturnedRow | null>`(select json_build_object('cents', sum(r.amount_cents),
      'commissionCents', sum(r.commission_cents), 'lastAt', max(r.refunded_at))
    from refunds r where r.charge_id = ${charges.id} and r.status = 'done' having count(*) > 0)`,
};

/** The partial refunds so far. `lastAt`: ISO 8601. */
export interface ReturnedRow {
  cents: number;
  commissionCents: number;
  lastAt: string;
}

const newestRefund = sql`(select r.id from refund_requests r where r.purchase_id = ${purchases.id}
  order by r.created_at desc, r.id desc limit 1)`;

const withParties = (db: Queryable) =>
  db
    .select(columns)
    .from(purchases)
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .innerJoin(sellers, eq(sellers.id, purchases.sellerId))
    .innerJoin(buyers, eq(buyers.id, purchases.buyerId))
    .leftJoin(commissions, eq(commissions.purchaseId, purchases.id))
    .leftJoin(charges, eq(charges.id, purchases.id))
    .leftJoin(transfers, eq(transfers.chargeId, charges.id))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, transfers.memberId))
    .leftJoin(refundRequests, eq(refundRequests.id, newestRefund));

/** A purchase with its work and both parties. The e-mail addresses must not leave the server without a reason. */
export type PurchaseWithParties = Awaited<ReturnType<typeof withParties>>[number];

export async function findPurchase(db: Queryable, id: string): Promise<PurchaseWithParties | null> {
  const [row] = await withParties(db).where(eq(purchases.id, id));
  return row ?? null;
}

export interface OrdersRequest extends PageRequest {
  stage?: OrderStage | undefined;
}

const STAGES: Record<OrderStage, SQL | undefined> = {
  original: and(inArray(purchases.status, [...PAID_STATUSES]), eq(purchases.isPhysicalItem, false)),
  to_ship: and(eq(purchases.status, 'paid'), eq(purchases.isPhysicalItem, true)),
  on_the_way: eq(purchases.status, 'shipped'),
  done: or(
    eq(purchases.status, 'delivered'),
    and(eq(purchases.status, 'paid'), eq(purchases.isPhysicalItem, false)),
  ),
  returned: inArray(purchases.status, ['refunded', 'disputed']),
};

/** Newest first; up to `limit + 1` rows. */
async function listPurchases(db: Queryable, which: SQL | undefined, page: OrdersRequest) {
  return withParties(db)
    .where(
      and(
        which,
        page.stage && STAGES[page.stage],
        afterCursor(page.cursor, purchases.createdAt, purchases.id),
      ),
    )
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(page.limit + 1);
}

export const listBoughtBy = (db: Queryable, buyerId: string, page: OrdersRequest) =>
  listPurchases(db, eq(purchases.buyerId, buyerId), page);

/** Paid sales, including those refunded since. */
export const listSoldBy = (db: Queryable, sellerId: string, page: OrdersRequest) =>
  listPurchases(
    db,
    and(eq(purchases.sellerId, sellerId), inArray(purchases.status, [...PAID_STATUSES, 'refunded'])),
    page,
  );

export const listByIds = (db: Queryable, ids: string[]) => withParties(db).where(inArray(purchases.id, ids));
