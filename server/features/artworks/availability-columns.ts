/**
 * Whether a work, or a number of its edition, can still be bought: for queries that read `artworks`. A number is sold,
 * refunded and sold again like a work.
 */
import { type Placeholder, type SQL, and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';

type Value = string | Placeholder;

const PAID = sql.raw(`('${PAID_STATUSES.join("', '")}')`);
const ofThis = sql`${purchases.artworkId} = ${artworks.id} and ${purchases.editionNumber} is not null`;

/** How many numbers are sold now. */
export const soldNumbers = sql<number>`(select count(*)::int from ${purchases}
  where ${ofThis} and ${purchases.status} in ${PAID})`;

/** A number was paid for once, even if it was refunded. */
export const hasSoldNumber = sql<boolean>`exists (select 1 from ${purchases}
  where ${ofThis} and ${purchases.paidAt} is not null)`;

/** The lowest number that is neither sold nor reserved. */
export const lowestFree = (now: Value) => sql<number | null>`(
  select min(free.number)::int from generate_series(1, ${artworks.editionSize}) free(number)
  where not exists (select 1 from ${purchases} where ${purchases.artworkId} = ${artworks.id}
    and ${purchases.editionNumber} = free.number and (${purchases.status} in ${PAID} or ${purchases.status} = 'processing'
      or ${purchases.status} = 'pending' and ${purchases.reservedUntil} > ${now}::timestamptz)))`;

/** The number that the buyer is at the checkout with. */
export const ownReserved = (buyer: Value) => sql<number | null>`(
  select min(${purchases.editionNumber})::int from ${purchases} where ${ofThis} and ${purchases.buyerId} = ${buyer}::uuid
    and (${purchases.status} = 'processing' or ${purchases.status} = 'pending' and ${purchases.reservedUntil} is not null))`;

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

/** What is reserved for the viewer by an accepted offer: for a join. */
export const agreed = alias(purchases, 'agreed');
export const isAgreedWith = (viewer: Placeholder, now: Placeholder): SQL =>
  and(
    eq(agreed.artworkId, artworks.id),
    eq(agreed.buyerId, viewer),
    eq(agreed.status, 'pending'),
    isNotNull(agreed.offerId),
    gt(agreed.reservedUntil, now),
  )!;
