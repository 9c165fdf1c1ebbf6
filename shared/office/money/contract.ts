/** The books as admins read them. Months are those of UTC. */
import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Money, Timestamp } from '#shared/kernel/fields.ts';

export const MONEY_CSV_PATH = '/api/office/money.csv';
export const MONTHS = 12;

/** Sums of the ledger: what was booked in the month. */
const Month = z.object({
  /** "2026-11" */
  month: z.string(),
  payments: z.int(),
  sales: Money,
  refunds: Money,
  commission: Money,
  premium: Money,
  paidOut: Money,
});

export const OfficeMoney = z
  .object({
    /** Newest first; the running one is the first. */
    months: z.array(Month),
    payouts: z.object({
      count: z.int(),
      sum: Money,
      /** The oldest, at most 50. */
      oldest: z.array(
        z.object({
          id: Id,
          member: Person,
          amount: Money,
          dueAt: Timestamp,
          /** A refusal of the provider is its code. */
          because: z.string(),
        }),
      ),
    }),
    /** Refund requests that are not decided or not paid back yet. */
    refunds: z.object({ count: z.int(), sum: Money }),
    /** At banks. The oldest, at most 50. */
    disputes: z.array(
      z.object({
        id: Id,
        of: z.object({ kind: z.enum(['purchase', 'project']), id: Id }),
        payee: z.nullable(Person),
        amount: Money,
        paidAt: z.nullable(Timestamp),
      }),
    ),
    /** The last comparison with the provider; null: none yet. */
    reconciliation: z.nullable(
      z.object({
        at: Timestamp,
        count: z.int(),
        /** At most 100. */
        differences: z.array(z.object({ code: z.string(), id: z.string(), detail: z.string() })),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'OfficeMoney' });
export type OfficeMoney = z.output<typeof OfficeMoney>;

export const officeMoneyEndpoints = {
  read: endpoint({
    method: 'GET',
    operationId: 'getOfficeMoney',
    path: '/api/office/money',
    access: 'admin',
    summary: 'The ledger by month, and what is waiting: payouts, refunds, disputed payments, differences',
    status: 200,
    response: OfficeMoney,
    errors: [],
  }),
};
