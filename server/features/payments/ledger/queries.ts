import { and, eq, sql } from 'drizzle-orm';
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

export const listByPurchase = (db: Queryable, purchaseId: string) =>
  db
    .select({ kind: ledgerTransactions.kind, reference: ledgerTransactions.reference })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.purchaseId, purchaseId));

export const listByProject = (db: Queryable, projectId: string) =>
  db
    .select({
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      providerCents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int`,
    })
    .from(ledgerTransactions)
    .leftJoin(
      ledgerEntries,
      and(eq(ledgerEntries.transactionId, ledgerTransactions.id), eq(ledgerEntries.account, 'provider')),
    )
    .where(eq(ledgerTransactions.hireProjectId, projectId))
    .groupBy(ledgerTransactions.id);
