import { asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { LIVE_REFUNDS } from '#shared/orders/refunds/states.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { charges, transfers } from '#shared/payments/tables.ts';
import type { Queryable } from '#server/context.ts';
import { unpaidReason } from '#server/db/hold-reason.ts';
import { personColumns } from '#server/db/person.ts';

const LIST_LIMIT = 50;

export interface MonthRow {
  month: string;
  payments: number;
  sales: number;
  refunds: number;
  commission: number;
  premium: number;
  paidOut: number;
}

/** In cents. What was booked since, by month; a month without movements is absent. */
export async function sumMonths(db: Queryable, since: Date): Promise<MonthRow[]> {
  const { rows } = await db.execute<MonthRow & Record<string, unknown>>(sql`
    select to_char(t.happened_at at time zone 'UTC', 'YYYY-MM') as month,
      count(distinct t.id) filter (where t.kind = 'charge')::int as payments,
      coalesce(sum(e.amount_cents) filter (where t.kind = 'charge' and e.account = 'provider'), 0)::float8 as sales,
      coalesce(-sum(e.amount_cents) filter (where t.kind = 'refund' and e.account = 'provider'
        or t.kind = 'dispute_lost' and e.account = 'contested'), 0)::float8 as refunds,
      coalesce(-sum(e.amount_cents) filter (where e.account = 'commission'), 0)::float8 as commission,
      coalesce(-sum(e.amount_cents) filter (where e.account = 'premium'), 0)::float8 as premium,
      coalesce(-sum(e.amount_cents) filter (where t.kind in ('transfer', 'reversal') and e.account = 'provider'), 0)::float8
        as "paidOut"
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.happened_at >= ${since.toISOString()}::timestamptz group by 1`);
  return rows;
}

const isDue = (now: Date) =>
  sql`${transfers.status} in ('pending', 'paying') and ${transfers.dueAt} <= ${now.toISOString()}::timestamptz`;

export async function sumPayouts(db: Queryable, now: Date): Promise<{ count: number; cents: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${transfers.amountCents}), 0)::float8`,
    })
    .from(transfers)
    .where(isDue(now));
  return row!;
}

/** Payouts that are due and not paid, with the reason. */
export const listPayouts = (db: Queryable, now: Date) =>
  db
    .select({
      id: transfers.id,
      member: personColumns,
      cents: transfers.amountCents,
      dueAt: sql<Date>`${transfers.dueAt}`.mapWith(transfers.dueAt),
      holdReason: unpaidReason,
    })
    .from(transfers)
    .innerJoin(charges, eq(charges.id, transfers.chargeId))
    .innerJoin(users, eq(users.id, transfers.memberId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, transfers.memberId))
    .where(isDue(now))
    .orderBy(asc(transfers.dueAt), asc(transfers.id))
    .limit(LIST_LIMIT);

export async function sumRefunds(db: Queryable): Promise<{ count: number; cents: number }> {
  const { rows } = await db.execute<{ count: number; cents: number }>(sql`
    select count(*)::int as count, coalesce(sum(coalesce(r.part_cents, c.amount_cents - c.refunded_cents)), 0)::float8 as cents
    from refund_requests r join charges c on c.owner_id = r.purchase_id and c.status in ('paid', 'refunding')
    where ${inArray(sql`r.status`, [...LIVE_REFUNDS])}`);
  return rows[0]!;
}

export const listDisputes = (db: Queryable) =>
  db
    .select({
      id: charges.id,
      ownerKind: charges.ownerKind,
      ownerId: charges.ownerId,
      payee: personColumns,
      cents: sql<number>`${charges.amountCents} - ${charges.refundedCents}`,
      paidAt: charges.paidAt,
    })
    .from(charges)
    .leftJoin(users, eq(users.id, charges.payeeId))
    .where(eq(charges.dispute, 'open'))
    .orderBy(asc(charges.createdAt))
    .limit(LIST_LIMIT);

/** $1: since. One line per entry, in the order of the books. */
export const LEDGER = `
  select t.happened_at as at, t.kind, t.reference, c.owner_kind as "ownerKind", c.owner_id as "ownerId", e.account,
    e.member_id as "memberId", e.amount_cents as cents
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id left join charges c on c.id = t.charge_id
  where t.happened_at >= $1 order by t.happened_at, t.id, e.id`;
