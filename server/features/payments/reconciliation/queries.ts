import { sql } from 'drizzle-orm';
import { type ChargeRow, charges } from '#shared/payments/tables.ts';
import { PREMIUM_STATUSES } from '#shared/premium/rules.ts';
import type { Queryable } from '#server/context.ts';

export interface BookedPayout {
  id: string;
  chargeId: string;
  status: string;
  amountCents: number;
  /** Reversed because of partial refunds. */
  reversedCents: number;
}

/** Oldest first. */
export const listBookedCharges = (db: Queryable): Promise<ChargeRow[]> =>
  db.select().from(charges).orderBy(charges.createdAt, charges.id);

/** The newest of each charge. */
export async function listBookedPayouts(db: Queryable): Promise<BookedPayout[]> {
  const { rows } = await db.execute<BookedPayout & Record<string, unknown>>(sql`
    select distinct on (charge_id) id, charge_id as "chargeId", status, amount_cents as "amountCents",
      reversed_cents as "reversedCents"
    from transfers order by charge_id, created_at desc, id`);
  return rows;
}

/** In cents, over all movements: with the provider, with a bank, not yet earned and owed (both negative). */
export interface Balances {
  provider: number;
  contested: number;
  escrow: number;
  artist: number;
}

/** Balances of each owner with an entry in the ledger, keyed by its id. */
export async function listBalances(db: Queryable): Promise<Map<string, Balances>> {
  const { rows } = await db.execute<Balances & { id: string } & Record<string, unknown>>(sql`
    select c.owner_id as id,
      coalesce(sum(e.amount_cents) filter (where e.account = 'provider'), 0)::int as provider,
      coalesce(sum(e.amount_cents) filter (where e.account = 'contested'), 0)::int as contested,
      coalesce(sum(e.amount_cents) filter (where e.account = 'escrow'), 0)::int as escrow,
      coalesce(sum(e.amount_cents) filter (where e.account = 'artist'), 0)::int as artist
    from charges c join ledger_transactions t on t.charge_id = c.id
    join ledger_entries e on e.transaction_id = t.id group by c.owner_id`);
  return new Map(rows.map(({ id, ...balances }) => [id, balances]));
}

export async function listUnbalanced(db: Queryable): Promise<{ id: string; cents: number }[]> {
  const { rows } = await db.execute<{ id: string; cents: number }>(sql`
    select transaction_id as id, sum(amount_cents)::int as cents from ledger_entries
    group by transaction_id having sum(amount_cents) <> 0`);
  return rows;
}

export interface BookedSubscription {
  id: string;
  memberId: string;
  status: string;
  stripeId: string | null;
}

export async function listBookedSubscriptions(db: Queryable): Promise<BookedSubscription[]> {
  const { rows } = await db.execute<BookedSubscription & Record<string, unknown>>(sql`
    select id, user_id as "memberId", status, stripe_subscription_id as "stripeId" from subscriptions`);
  return rows;
}

/** Members who have or pay for Premium, by their row and by their subscriptions. */
export async function listPremiumMembers(
  db: Queryable,
): Promise<{ id: string; isSubscriber: boolean; isPaying: boolean; customerId: string | null }[]> {
  const { rows } = await db.execute<{
    id: string;
    isSubscriber: boolean;
    isPaying: boolean;
    customerId: string | null;
  }>(sql`
    select u.id, u.is_subscriber as "isSubscriber", u.stripe_customer_id as "customerId",
      exists (select 1 from subscriptions s where s.user_id = u.id and s.status = any(${sql.param([...PREMIUM_STATUSES])})) as "isPaying"
    from users u where u.is_subscriber or u.stripe_customer_id is not null`);
  return rows;
}

/** A member's invoices in the ledger: the provider's id and cents. */
export async function listBookedInvoices(db: Queryable, memberId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ reference: string; cents: number }>(sql`
    select t.reference, sum(e.amount_cents)::int as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.kind = 'subscription' and t.member_id = ${memberId} and e.account = 'provider'
    group by t.reference`);
  return new Map(rows.map(({ reference, cents }) => [reference, cents]));
}
