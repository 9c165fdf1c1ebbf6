import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { type RefundRequestRow, refundRequests } from '#shared/orders/refunds/tables.ts';
import { type PurchaseRow, purchases } from '#shared/orders/tables.ts';
import type { OrderFacts } from '#shared/notices/order-letters.ts';
import type { Queryable } from '#server/context.ts';
import { shipBy } from '#server/db/ship-by.ts';
import { names } from './names.ts';

interface Names {
  firstName: string | null;
  lastName: string | null;
  artistName: string | null;
}
export interface FoundOrder {
  row: PurchaseRow;
  shipBy: Date | null;
  artwork: {
    title: string;
    medium: string | null;
    imageUrl: string;
    altText: string | null;
    editionSize: number | null;
  };
  artist: Names;
  buyer: Names;
  /** The newest. */
  refund: RefundRequestRow | null;
  returned: OrderFacts['returned'] | null;
}

const artists = alias(users, 'artists');
const buyers = alias(users, 'buyers');

export async function findOrder(db: Queryable, id: string): Promise<FoundOrder | null> {
  const [found] = await db
    .select({
      row: purchases,
      shipBy,
      artwork: {
        title: artworks.title,
        medium: artworks.medium,
        imageUrl: artworks.imageUrl,
        altText: artworks.altText,
        editionSize: artworks.editionSize,
      },
      artist: names(artists),
      buyer: names(buyers),
      refund: refundRequests,
      returned: sql<OrderFacts['returned'] | null>`(select json_build_object('cents', sum(r.amount_cents),
          'payeeCents', sum(r.amount_cents - r.commission_cents),
          'latestCents', (array_agg(r.amount_cents order by r.refunded_at desc, r.id desc))[1])
        from refunds r where r.charge_id = ${purchases.id} and r.status = 'done' having count(*) > 0)`,
    })
    .from(purchases)
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .innerJoin(artists, eq(artists.id, purchases.sellerId))
    .innerJoin(buyers, eq(buyers.id, purchases.buyerId))
    .leftJoin(refundRequests, eq(refundRequests.purchaseId, purchases.id))
    .where(eq(purchases.id, id))
    .orderBy(desc(refundRequests.createdAt))
    .limit(1);
  return found ?? null;
}

export async function isPhysicalOrder(db: Queryable, id: string): Promise<boolean> {
  return (await db.$count(purchases, and(eq(purchases.id, id), eq(purchases.isPhysicalItem, true)))) > 0;
}
