import { MONTHS, type OfficeMoney } from '#shared/office/money/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import { findReading } from '../readings.ts';
import { listDisputes, listPayouts, sumMonths, sumPayouts, sumRefunds } from './queries.ts';

/** The first day of the month so many months ago, in UTC. */
export const monthStart = (now: Date, monthsAgo: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));

const NOTHING = { payments: 0, sales: 0, refunds: 0, commission: 0, premium: 0, paidOut: 0 };

export async function readMoney(ctx: Context): Promise<OfficeMoney> {
  const { db, clock } = ctx;
  const now = clock.now();
  const sums = new Map((await sumMonths(db, monthStart(now, MONTHS - 1))).map((row) => [row.month, row]));
  const months = Array.from({ length: MONTHS }, (_, ago) => {
    const month = monthStart(now, ago).toISOString().slice(0, 7);
    const { payments, sales, refunds, commission, premium, paidOut } = sums.get(month) ?? NOTHING;
    return {
      month,
      payments,
      sales: fromCents(sales),
      refunds: fromCents(refunds),
      commission: fromCents(commission),
      premium: fromCents(premium),
      paidOut: fromCents(paidOut),
    };
  });
  const payouts = await sumPayouts(db, now);
  const refunds = await sumRefunds(db);
  return {
    months,
    payouts: {
      count: payouts.count,
      sum: fromCents(payouts.cents),
      oldest: (await listPayouts(db, now)).map(({ cents, holdReason, ...row }) => ({
        ...row,
        amount: fromCents(cents),
        because: holdReason,
      })),
    },
    refunds: { count: refunds.count, sum: fromCents(refunds.cents) },
    disputes: (await listDisputes(db)).map(({ cents, ownerKind, ownerId, ...row }) => ({
      ...row,
      of: { kind: ownerKind === 'project' ? 'project' : 'purchase', id: ownerId },
      amount: fromCents(cents),
    })),
    reconciliation: await findReading(db, 'reconciliation'),
  };
}
