import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz } from '#shared/kernel/columns.ts';
import { users } from '#shared/accounts/tables.ts';
import { charges } from '../tables.ts';

/** One money movement, recorded once: `reference` is the provider's id. Never changed or deleted. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    kind: text().notNull(),
    reference: text().notNull(),
    /** Null for a subscription. */
    chargeId: uuid().references(() => charges.id, { onDelete: 'restrict' }),
    /** The member of the subscription or payout. */
    memberId: uuid().references(() => users.id, { onDelete: 'restrict' }),
    happenedAt: timestamptz().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ledger_transactions_once').on(t.kind, t.reference),
    index('ledger_transactions_charge').on(t.chargeId),
    index('ledger_transactions_member').on(t.memberId),
    index('ledger_transactions_happened').on(t.happenedAt, t.id),
    check(
      'ledger_transactions_kind',
      sql`${t.kind} in ('charge', 'release', 'refund', 'transfer', 'reversal', 'given_up', 'dispute', 'dispute_won', 'dispute_lost', 'subscription', 'subscription_refund')`,
    ),
  ],
);

/**
 * The entries of a movement; they add up to zero, which a deferred trigger enforces at commit. Positive is a
 * debit. `provider`: the platform's balance at the provider. `artist`: minus what is owed to `memberId`.
 * `escrow`: minus what was paid and no one has earned yet. `commission`, `premium`: minus what was earned.
 * `contested`: withheld by a bank during a dispute.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'restrict' }),
    account: text().notNull(),
    /** Set for the account `artist`. */
    memberId: uuid().references(() => users.id, { onDelete: 'restrict' }),
    amountCents: integer().notNull(),
  },
  (t) => [
    index('ledger_entries_transaction').on(t.transactionId),
    index('ledger_entries_account').on(t.account, t.memberId),
    check(
      'ledger_entries_account_known',
      sql`${t.account} in ('provider', 'artist', 'commission', 'premium', 'contested', 'escrow')`,
    ),
    check('ledger_entries_artist', sql`(${t.account} = 'artist') = (${t.memberId} is not null)`),
  ],
);
