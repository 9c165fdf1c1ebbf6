import { type SQL, sql } from 'drizzle-orm';

/**
 * The sum over the parts of a row of `purchases` that were refunded while the sale stood, in cents.
 * @param cents SQL over `refunds`
 */
export const returnedBefore = (cents: string): SQL => sql`(select coalesce(sum(${sql.raw(cents)}), 0)
  from refunds where refunds.charge_id = purchases.id and refunds.status = 'done')`;
