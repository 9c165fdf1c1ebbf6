/** The reservation of a work, for queries that read `artworks`. */
import { type Placeholder, type SQL, and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { lowestFree, ownReserved } from './edition-columns.ts';

type Value = string | Placeholder;

const byOthers = (viewer: Value, now: Value) => sql`${purchases.artworkId} = ${artworks.id}
  and ${purchases.status} in ('pending', 'processing')
  and ${purchases.reservedUntil} > ${now}::timestamptz and ${purchases.buyerId} <> ${viewer}::uuid`;

/** Others hold it; of an edition, every number left. */
export const isReservedFor = (viewer: Value, now: Value): SQL<boolean> =>
  sql<boolean>`(${artworks.editionSize} is null and exists (select 1 from ${purchases} where ${byOthers(viewer, now)})
    or ${artworks.isForSale} and ${artworks.editionSize} is not null
      and coalesce(${ownReserved(viewer)}, ${lowestFree(now)}) is null)`;

/** When others' accepted offers for it end, if no one else is at the checkout. */
export const heldUntil = (viewer: Value, now: Value): SQL<Date | null> =>
  sql<Date | null>`(select min(${purchases.reservedUntil}) from ${purchases} where ${byOthers(viewer, now)}
    having bool_and(${purchases.offerId} is not null))`.mapWith(purchases.reservedUntil);

/** The viewer's reservation by an accepted offer: for a join. */
export const agreed = alias(purchases, 'agreed');
export const isAgreedWith = (viewer: Placeholder, now: Placeholder): SQL =>
  and(
    eq(agreed.artworkId, artworks.id),
    eq(agreed.buyerId, viewer),
    eq(agreed.status, 'pending'),
    isNotNull(agreed.offerId),
    gt(agreed.reservedUntil, now),
  )!;
