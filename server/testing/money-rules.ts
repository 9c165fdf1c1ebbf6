/** Invariants of all money when nothing is pending. Each query finds violations. */
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

const INTENTS = `select i.body->'metadata'->>'purchaseId' as purchase_id, i.body->'metadata'->>'artworkId' as artwork_id,
    i.body->>'status' as status, (c.body->>'amount_refunded')::int as refunded, (c.body->>'amount')::int as charged,
    exists (select 1 from sandbox_payments d where d.kind = 'dispute' and d.body->>'charge' = c.id
      and d.body->>'status' = 'lost') as is_lost
  from sandbox_payments i left join sandbox_payments c on c.id = i.body->>'latest_charge'
  where i.kind = 'payment_intent' and i.body->'metadata'->>'kind' = 'artwork'`;

/** The provider's view of project payments, one row per payment with an intent. */
const HIRE_INTENTS = `select p.id, p.project_id, p.kind, p.status, p.amount_cents, p.refunded_cents, p.designer_cents,
    p.payout_status, i.body->>'status' as at_provider, coalesce((c.body->>'amount_refunded')::int, 0) as refunded,
    exists (select 1 from sandbox_payments d where d.kind = 'dispute' and d.body->>'charge' = c.id
      and d.body->>'status' = 'lost') as is_lost
  from hire_payments p join sandbox_payments i on i.kind = 'payment_intent'
    and i.body->'metadata'->>'hirePaymentId' = p.id::text
  left join sandbox_payments c on c.id = i.body->>'latest_charge'`;

const BROKEN: Record<string, string> = {
  'a work with two live purchases': `select artwork_id from purchases
    where status not in ('canceled', 'failed', 'refunded') group by 1 having count(*) > 1`,
  'a purchase with two payments': `select purchase_id from (${INTENTS}) i group by 1 having count(*) > 1`,
  'a work paid for twice': `select artwork_id from (${INTENTS}) i
    where status = 'succeeded' and refunded = 0 and not is_lost group by 1 having count(*) > 1`,
  'a buyer charged another amount than agreed': `select p.id from purchases p
    join (${INTENTS}) i on i.purchase_id = p.id::text
    where i.status = 'succeeded' and i.charged <> (p.amount + p.delivery_cost) * 100`,
  'a refund that is not at the provider, or the other way round': `select p.id, p.status from purchases p
    join (${INTENTS}) i on i.purchase_id = p.id::text
    where i.status = 'succeeded' and i.refunded <> case when p.status = 'refunded' and not i.is_lost
      then i.charged else 0 end`,
  'a payment the app does not know': `select p.id, p.status from purchases p
    join (${INTENTS}) i on i.purchase_id = p.id::text
    where i.status = 'succeeded' and p.status not in ('paid', 'shipped', 'delivered', 'refunded')`,
  'a paid purchase without its claim': `select p.id from purchases p
    left join commissions c on c.purchase_id = p.id
    where p.status in ('paid', 'shipped', 'delivered') and c.id is null`,
  'a claim that was not transferred once, or transferred without being paid': `select c.id, c.status
    from commissions c left join sandbox_payments t
      on t.kind = 'transfer' and t.body->'metadata'->>'commissionId' = c.id::text
    group by c.id
    having count(t.id) <> case when c.status in ('paid', 'reversed') then 1 else 0 end
      or coalesce(sum((t.body->>'amount')::int - (t.body->>'amount_reversed')::int), 0)
        <> case when c.status = 'paid' then c.amount * 100 else 0 end`,
  'a work sold without a purchase, or the other way round': `select a.id from artworks a
    left join purchases p on p.artwork_id = a.id and p.status in ('paid', 'shipped', 'delivered')
    where (a.sold_at is null) <> (p.id is null)`,
  'a payment of a project with two payments at the provider': `select id from (${HIRE_INTENTS}) h
    group by 1 having count(*) > 1`,
  'a project paid for twice': `select project_id, kind from (${HIRE_INTENTS}) h
    where at_provider = 'succeeded' and refunded = 0 and not is_lost group by 1, 2 having count(*) > 1`,
  "a project payment whose state differs from the provider's": `select id, status from
    (${HIRE_INTENTS}) h where (at_provider = 'succeeded') <> (status in ('paid', 'refunding', 'refunded'))`,
  'money of a project that went back, and not in the books, or the other way round': `select id, status from
    (${HIRE_INTENTS}) h where at_provider = 'succeeded' and status <> 'refunding' and not is_lost
      and refunded <> refunded_cents`,
  "a designer's share that was not transferred once, or transferred without being paid": `select h.id, h.payout_status
    from (${HIRE_INTENTS}) h left join sandbox_payments t
      on t.kind = 'transfer' and t.body->'metadata'->>'hirePaymentId' = h.id::text
    group by h.id, h.payout_status, h.designer_cents having count(t.id) > 1
      or coalesce(sum((t.body->>'amount')::int - (t.body->>'amount_reversed')::int), 0)
        <> case when h.payout_status = 'paid' then h.designer_cents else 0 end`,
  'a movement that does not add up': `select transaction_id from ledger_entries
    group by 1 having sum(amount_cents) <> 0`,
  'books that do not add up': `select 1 from ledger_entries having sum(amount_cents) <> 0`,
  'money of a finished project that nobody has': `select p.id, sum(e.amount_cents) from hire_projects p
    join ledger_transactions t on t.hire_project_id = p.id
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
