import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions } from '#shared/payments/ledger/tables.ts';
import type { Queryable } from '#server/context.ts';
import type { Entry } from './movements.ts';

type Transaction = Omit<typeof ledgerTransactions.$inferInsert, 'id' | 'createdAt'>;

/** The new transaction's id, or null if the movement is already recorded. */
export async function insertTransaction(tx: Queryable, transaction: Transaction): Promise<string | null> {
  const [row] = await tx
    .insert(ledgerTransactions)
    .values(transaction)
    .onConflictDoNothing({ target: [ledgerTransactions.kind, ledgerTransactions.reference] })
    .returning({ id: ledgerTransactions.id });
  return row?.id ?? null;
}

export async function insertEntries(tx: Queryable, transactionId: string, entries: Entry[]): Promise<void> {
  await tx.insert(ledgerEntries).values(
    entries.map(({ account, memberId, cents }) => ({
      transactionId,
      account,
      memberId: memberId ?? null,
      amountCents: cents,
    })),
  );
}

/** The steps of a bank dispute that are recorded, each with the change of the money withheld, in cents. */
export const listDisputeSteps = (db: Queryable, reference: string) =>
  db
    .select({
      kind: ledgerTransactions.kind,
      contested: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int`,
    })
    .from(ledgerTransactions)
    .leftJoin(
      ledgerEntries,
      and(eq(ledgerEntries.transactionId, ledgerTransactions.id), eq(ledgerEntries.account, 'contested')),
    )
    .where(
      and(
        inArray(ledgerTransactions.kind, ['dispute', 'dispute_won', 'dispute_lost']),
        eq(ledgerTransactions.reference, reference),
      ),
    )
    .groupBy(ledgerTransactions.id);

/**
 * The amounts the platform still owes for a charge or has earned with it, whatever was paid out, in positive cents.
 */
export async function readOwed(
  db: Queryable,
  chargeId: string,
): Promise<{ escrow: number; payee: number; commission: number }> {
  const sum = (account: string) =>
    sql<number>`coalesce(-sum(${ledgerEntries.amountCents}) filter (where ${ledgerEntries.account} = ${account}), 0)::int`;
  const [row] = await db
    .select({ escrow: sum('escrow'), payee: sum('artist'), commission: sum('commission') })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.chargeId, chargeId),
        notInArray(ledgerTransactions.kind, ['transfer', 'reversal']),
      ),
    );
  return row!;
}
