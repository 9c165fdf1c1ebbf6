/** The numbers left of an edition, for queries that read `artworks`. A number is sold and refunded like a work. */
import { type Placeholder, sql } from 'drizzle-orm';
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
