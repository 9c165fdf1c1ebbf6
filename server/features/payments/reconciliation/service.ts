import type { Context } from '#server/context.ts';
import { PaymentsError } from '#server/providers/payments/payments.ts';
import type { PaymentOwners } from '../owners.ts';
import { compareHire } from './compare-hire.ts';
import { comparePremium } from './compare-premium.ts';
import { compareSales } from './compare-sales.ts';
import type { Difference } from './difference.ts';
import { readProviderRecords } from './provider-records.ts';
import { listBookedHirePayments, listBookedProjects } from './hire-queries.ts';
import { listBookedPurchases, listUnbalanced } from './queries.ts';

/**
 * Every difference between the ledger and the provider; may include money that is moving right now. Throws
 * `PaymentsError`.
 */
export async function findDifferences(ctx: Context): Promise<Difference[]> {
  const { payments } = ctx;
  if (!payments) return [];
  const unbalanced = (await listUnbalanced(ctx.db)).map(({ id, cents }): Difference => {
    const detail = `ledger transaction ${id} is out of balance by ${cents} cents`;
    return { code: 'ledger_unbalanced', id, detail };
  });
  // Reads the ledger first, so a payment in between is known to the provider and not only to the ledger.
  const purchases = await listBookedPurchases(ctx.db);
  const hirePayments = await listBookedHirePayments(ctx.db);
  const projects = await listBookedProjects(ctx.db);
  const records = await readProviderRecords(payments);
  return [
    ...unbalanced,
    ...compareSales(records, purchases),
    ...compareHire(records, hirePayments, projects),
    ...(await comparePremium(ctx, payments)),
  ];
}

const keyOf = ({ code, id }: Difference): string => `${code} ${id}`;

/** Differences that remain after a pause, which excludes money that was only moving. */
export async function findLastingDifferences(
  ctx: Context,
  pause: () => Promise<unknown>,
): Promise<Difference[]> {
  const first = await findDifferences(ctx);
  if (first.length === 0) return [];
  await pause();
  const before = new Set(first.map(keyOf));
  return (await findDifferences(ctx)).filter((difference) => before.has(keyOf(difference)));
}

async function askAgain(
  ctx: Context,
  owners: PaymentOwners,
  repair: NonNullable<Difference['repair']>,
): Promise<void> {
  if ('purchaseId' in repair) return owners.syncPurchase(ctx, repair.purchaseId);
  if ('subscriptionId' in repair) return owners.syncSubscription(ctx, repair.subscriptionId);
  for (const id of repair.hirePaymentIds) await owners.syncHirePayment(ctx, id);
}

/** Syncs everything that differs with the provider, whatever events were lost. */
export async function repairDifferences(ctx: Context, owners: PaymentOwners): Promise<void> {
  for (const { repair, code, id, detail } of await findDifferences(ctx)) {
    ctx.log.warn({ code, id }, detail);
    if (!repair) continue;
    try {
      await askAgain(ctx, owners, repair);
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      ctx.log.warn({ id, code: error.code, requestId: error.requestId }, 'payment provider failed');
    }
  }
}
