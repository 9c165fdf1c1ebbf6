import type { Context, Queryable } from '#server/context.ts';
import { type PaymentOwner, type PaymentOwners, ownerOf } from '../owners.ts';
import { tryLater } from '../provider-call.ts';
import { settle } from '../settle.ts';
import { compareCharges } from './compare-charges.ts';
import { comparePremium } from './compare-premium.ts';
import type { Difference } from './difference.ts';
import { readProviderRecords } from './provider-records.ts';
import { listBalances, listBookedCharges, listBookedPayouts, listUnbalanced } from './queries.ts';

/** Shown to admins. */
const KEPT = 100;

/** Rows of an owner that disagree with its charges or transfers. */
async function compareOwner(db: Queryable, owner: PaymentOwner): Promise<Difference[]> {
  const found = (await owner.listMismatches?.(db)) ?? [];
  return found.map(({ code, id, detail }) => ({
    code: code === 'payout' ? 'payout_status' : `${owner.label}_status`,
    id,
    detail,
  }));
}

/**
 * Every difference between the ledger and the provider; may include money that is moving right now. Throws
 * `PaymentsError`.
 */
export async function findDifferences(
  ctx: Context,
  { charges: owners }: PaymentOwners,
): Promise<Difference[]> {
  const { payments, db } = ctx;
  if (!payments) return [];
  const found = (await listUnbalanced(db)).map(({ id, cents }): Difference => {
    const detail = `ledger transaction ${id} is out of balance by ${cents} cents`;
    return { code: 'ledger_unbalanced', id, detail };
  });
  for (const owner of owners) found.push(...(await compareOwner(db, owner)));
  // Reads the ledger first, so a payment in between is known to the provider and not only to the ledger.
  const balances = await listBalances(db);
  const books = { balances, charges: await listBookedCharges(db), payouts: await listBookedPayouts(db) };
  const records = await readProviderRecords(payments);
  return [
    ...found,
    ...owners.flatMap((owner) => compareCharges(owner, records, books)),
    ...(await comparePremium(ctx, payments)),
  ];
}

const keyOf = ({ code, id }: Difference): string => `${code} ${id}`;

/** Differences that remain after `between`: a pause, for example, excludes money that was only moving. */
export async function findLastingDifferences(
  ctx: Context,
  owners: PaymentOwners,
  between: (first: Difference[]) => Promise<unknown>,
): Promise<Difference[]> {
  const first = await findDifferences(ctx, owners);
  if (first.length === 0) return [];
  await between(first);
  const before = new Set(first.map(keyOf));
  return (await findDifferences(ctx, owners)).filter((difference) => before.has(keyOf(difference)));
}

async function askAgain(
  ctx: Context,
  owners: PaymentOwners,
  repair: NonNullable<Difference['repair']>,
): Promise<void> {
  if ('subscriptionId' in repair) return owners.syncSubscription(ctx, repair.subscriptionId);
  for (const id of repair.chargeIds) await settle(ctx, ownerOf(owners, repair.ownerKind), id);
}

/** Syncs everything that differs with the provider, whatever events were lost. What is left needs a person. */
export async function repairDifferences(ctx: Context, owners: PaymentOwners): Promise<void> {
  const left = await findLastingDifferences(ctx, owners, async (differences) => {
    for (const { repair, code, id, detail } of differences) {
      ctx.log.warn({ code, id }, detail);
      if (repair) await tryLater(ctx, { id }, () => askAgain(ctx, owners, repair));
    }
  });
  ctx.metrics.differences.set(left.length);
  ctx.metrics.differencesAt.setToCurrentTime();
  const differences = left.slice(0, KEPT).map(({ code, id, detail }) => ({ code, id, detail }));
  await ctx.events.emit(ctx.db, 'books.compared', { at: ctx.clock.now(), count: left.length, differences });
}
