/** Invariants of all money when nothing is pending. Each query finds violations. */
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

const INTENTS = `select i.body->'metadata'->>'purchaseId' as purchase_id, i.body->'metadata'->>'artworkId' as artwork_id,
    i.body->>'status' as status, (c.body->>'amount_refunded')::int as refunded, (c.body->>'amount')::int as charged,
    exists (select 1 from sandbox_payments d where d.kind = 'dispute' and d.body->>'charge' = c.id
      and d.body->>'status' = 'lost') as is_lost
  from sandbox_payments i left join sandbox_payments c on c.id = i.body->>'latest_charge'
  where i.kind = 'payment_intent' and i.body->'metadata'->>'kind' = 'artwork'`;

/** The provider's view of every charge, one row per charge with an intent. */
const CHARGES = `select p.id, p.owner_id, p.kind, p.status, p.amount_cents, p.refunded_cents, i.body->>'status' as at_provider,
    coalesce((c.body->>'amount_refunded')::int, 0) as refunded,
    exists (select 1 from sandbox_payments d where d.kind = 'dispute' and d.body->>'charge' = c.id
      and d.body->>'status' = 'lost') as is_lost
  from charges p join sandbox_payments i on i.kind = 'payment_intent'
    and p.id::text in (i.body->'metadata'->>'hirePaymentId', i.body->'metadata'->>'purchaseId')
  left join sandbox_payments c on c.id = i.body->>'latest_charge'`;

const BROKEN: Record<string, string> = {
  'a work with two live purchases': `select artwork_id from purchases
    where status not in ('canceled', 'failed', 'refunded') group by 1 having count(*) > 1`,
  'a purchase with two payments': `select purchase_id from (${INTENTS}) i group by 1 having count(*) > 1`,
  'a work paid for twice': `select artwork_id from (${INTENTS}) i
    where status = 'succeeded' and refunded < charged and not is_lost group by 1 having count(*) > 1`,
  'a buyer charged another amount than agreed': `select p.id from purchases p
    join (${INTENTS}) i on i.purchase_id = p.id::text
    where i.status = 'succeeded' and i.charged <> (p.amount + p.delivery_cost) * 100`,
  'a refund that is not at the provider, or the other way round': `select p.id, p.status from purchases p
    join (${INTENTS}) i on i.purchase_id = p.id::text
    cross join lateral (select coalesce(sum(r.amount_cents), 0) as parts from refunds r
      where r.charge_id = p.id and r.status = 'done') r
    where i.status = 'succeeded' and case
      when p.status <> 'refunded' then i.refunded <> parts
      when not i.is_lost then i.refunded <> i.charged
      -- What is refunded by hand while a whole refund is under way is a part of that one.
      else i.refunded < parts end`,
  'a part that is still to be refunded, of what is over': `select r.id from refunds r join charges c on c.id = r.charge_id
    where r.status = 'pending' and c.status <> 'paid'`,
  'a purchase that does not add up to its parts and what is left': `select c.id from charges c join purchases p on p.id = c.id
    left join refunds r on r.charge_id = c.id and r.status = 'done'
    where c.status = 'paid' group by c.id, p.id
    having c.refunded_cents <> coalesce(sum(r.amount_cents), 0)
      or c.commission_cents <> p.commission_amount * 100 - coalesce(sum(r.commission_cents), 0)
      or c.payee_cents <> (p.artist_amount + p.delivery_cost) * 100 - coalesce(sum(r.amount_cents - r.commission_cents), 0)`,
  'a payment the app does not know': `select p.id, p.status from purchases p
    join (${INTENTS}) i on i.purchase_id = p.id::text
    where i.status = 'succeeded' and p.status not in ('paid', 'shipped', 'delivered', 'refunded')`,
  'a paid purchase without its claim': `select p.id from purchases p
    left join commissions c on c.purchase_id = p.id
    where p.status in ('paid', 'shipped', 'delivered') and c.id is null`,
  'a transfer that was not made once, or made without being paid': `select x.id, x.status
    from transfers x left join sandbox_payments t on t.kind = 'transfer'
      and x.charge_id::text in (t.body->'metadata'->>'hirePaymentId', t.body->'metadata'->>'purchaseId')
    group by x.id
    having count(t.id) <> case when x.status in ('paid', 'reversed') then 1 else 0 end
      or coalesce(sum((t.body->>'amount')::int - (t.body->>'amount_reversed')::int), 0)
        <> case when x.status = 'paid' then x.amount_cents else 0 end`,
  'a reversed transfer without its reversal, or the other way round': `select id from transfers
    where (status = 'reversed') <> (stripe_reversal_id is not null)`,
  'a claim that does not say what its transfer says': `select c.id, c.status from commissions c
    left join transfers t on t.charge_id = c.purchase_id
    where c.status is distinct from t.status or c.amount * 100 is distinct from t.amount_cents
      or c.stripe_transfer_id is distinct from t.stripe_transfer_id or c.paid_at is distinct from t.paid_at`,
  'a purchase that does not say what its charge says': `select p.id, p.status from purchases p join charges c on c.id = p.id
    where (p.status in ('paid', 'shipped', 'delivered', 'disputed') and c.status not in ('paid', 'refunding'))
      or (p.status = 'refunded' and c.status <> 'refunded')
      or p.stripe_payment_intent_id is distinct from c.stripe_payment_intent_id
      or (p.status = 'disputed') <> (c.dispute = 'open' and c.status in ('paid', 'refunding') and p.paid_at is not null)`,
  'a work sold without a purchase, or the other way round': `select a.id from artworks a
    left join purchases p on p.artwork_id = a.id and p.status in ('paid', 'shipped', 'delivered')
    where a.edition_size is null and (a.sold_at is null) <> (p.id is null)`,
  'an edition sold out with a number left, or the other way round': `select a.id from artworks a
    left join purchases p on p.artwork_id = a.id and p.status in ('paid', 'shipped', 'delivered', 'disputed')
    where a.edition_size is not null group by a.id having (a.sold_at is null) <> (count(p.edition_number) < a.edition_size)`,
  'a charge with two payments at the provider': `select id from (${CHARGES}) h
    group by 1 having count(*) > 1`,
  'an owner paid for twice': `select owner_id, kind from (${CHARGES}) h
    where at_provider = 'succeeded' and refunded < amount_cents and not is_lost group by 1, 2 having count(*) > 1`,
  "a charge whose state differs from the provider's": `select id, status from
    (${CHARGES}) h where (at_provider = 'succeeded') <> (status in ('paid', 'refunding', 'refunded'))`,
  'money that went back, and not in the books, or the other way round': `select id, status from
    (${CHARGES}) h where at_provider = 'succeeded' and status <> 'refunding' and not is_lost
      and refunded <> refunded_cents`,
  'a movement that does not add up': `select transaction_id from ledger_entries
    group by 1 having sum(amount_cents) <> 0`,
  'books that do not add up': `select 1 from ledger_entries having sum(amount_cents) <> 0`,
  'money of a finished project that no one has': `select p.id, sum(e.amount_cents) from hire_projects p
    join charges c on c.owner_id = p.id join ledger_transactions t on t.charge_id = c.id
    join ledger_entries e on e.transaction_id = t.id and e.account = 'escrow'
    where p.status in ('completed', 'cancelled') group by p.id having sum(e.amount_cents) <> 0`,
  'books that say another balance than the provider': `select books, provider from
    (select coalesce(sum(amount_cents), 0) as books from ledger_entries where account = 'provider') b,
    (select coalesce(sum(case kind
        when 'charge' then (body->>'amount')::int - (body->>'amount_refunded')::int
        when 'transfer' then (body->>'amount_reversed')::int - (body->>'amount')::int
        else -(body->>'amount')::int end), 0) as provider
      from sandbox_payments where kind = 'transfer' or (kind = 'charge' and body->>'status' = 'succeeded')
        or (kind = 'dispute' and body->>'status' <> 'won')) p
    where books <> provider`,
};

export async function expectMoneyInOrder(app: TestApp): Promise<void> {
  for (const [rule, query] of Object.entries(BROKEN)) {
    expect((await app.ctx.pool.query(query)).rows, rule).toEqual([]);
  }
}
