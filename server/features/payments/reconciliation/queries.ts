import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/context.ts';

export interface BookedPurchase {
  id: string;
  status: string;
  intentId: string | null;
  chargeId: string | null;
  dueCents: number;
  payoutCents: number;
  payoutStatus: string | null;
  transferId: string | null;
  commissionId: string | null;
  /** Over all movements: with the provider, with a bank, and owed to the artist (negative). */
  provider: number;
  contested: number;
  artist: number;
}

/** Every purchase with a payment, and its ledger balances. */
export async function listBookedPurchases(db: Queryable): Promise<BookedPurchase[]> {
  const { rows } = await db.execute<BookedPurchase & Record<string, unknown>>(sql`
    select p.id, p.status, p.stripe_payment_intent_id as "intentId", p.stripe_charge_id as "chargeId",
      ((p.amount + p.delivery_cost) * 100)::int as "dueCents",
      ((p.artist_amount + p.delivery_cost) * 100)::int as "payoutCents",
      c.status as "payoutStatus", c.stripe_transfer_id as "transferId", c.id as "commissionId",
      coalesce(b.provider, 0)::int as provider, coalesce(b.contested, 0)::int as contested,
      coalesce(b.artist, 0)::int as artist
    from purchases p
    left join commissions c on c.purchase_id = p.id
    left join lateral (
      select sum(e.amount_cents) filter (where e.account = 'provider') as provider,
        sum(e.amount_cents) filter (where e.account = 'contested') as contested,
        sum(e.amount_cents) filter (where e.account = 'artist') as artist
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.purchase_id = p.id
    ) b on true
    where p.stripe_payment_intent_id is not null
      or p.status not in ('pending', 'canceled', 'failed')`);
  return rows;
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
      exists (select 1 from subscriptions s where s.user_id = u.id and s.status in ('active', 'past_due')) as "isPaying"
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
