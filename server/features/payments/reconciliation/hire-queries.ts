import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/context.ts';

export interface BookedHirePayment {
  id: string;
  projectId: string;
  status: string;
  intentId: string | null;
  amountCents: number;
  refundedCents: number;
  isReleased: boolean;
}

/** Oldest first. */
export async function listBookedHirePayments(db: Queryable): Promise<BookedHirePayment[]> {
  const { rows } = await db.execute<BookedHirePayment & Record<string, unknown>>(sql`
    select id, project_id as "projectId", status, stripe_payment_intent_id as "intentId",
      amount_cents as "amountCents", refunded_cents as "refundedCents", released_at is not null as "isReleased"
    from hire_payments order by created_at, id`);
  return rows;
}

export interface BookedProject {
  id: string;
  /** Over all its movements: with the provider, with a bank, and not yet earned (negative). */
  provider: number;
  contested: number;
  escrow: number;
}

/** Every project with a payment or a ledger entry. */
export async function listBookedProjects(db: Queryable): Promise<BookedProject[]> {
  const { rows } = await db.execute<BookedProject & Record<string, unknown>>(sql`
    with moved as (
      select t.hire_project_id as id, e.account, e.amount_cents as cents
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.hire_project_id is not null
      union all select project_id, 'none', 0 from hire_payments
    )
    select id,
      coalesce(sum(cents) filter (where account = 'provider'), 0)::int as provider,
      coalesce(sum(cents) filter (where account = 'contested'), 0)::int as contested,
      coalesce(sum(cents) filter (where account = 'escrow'), 0)::int as escrow
    from moved group by id order by id`);
  return rows;
}
