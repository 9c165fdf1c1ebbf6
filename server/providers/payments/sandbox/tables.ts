import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#shared/kernel/columns.ts';

/** What the payment sandbox knows, in place of the provider's own database. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text().primaryKey(),
    /** The provider's `object`, or one of the sandbox's own kinds: clock, delivery, fault, idempotency, link. */
    kind: text().notNull(),
    body: jsonb().notNull(),
    /** Data the provider has but never returns: which test card a payment method belongs to, and the like. */
    hidden: jsonb(),
    /** Order of creation. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Deliveries: when to try (again); null if nothing is left to do. */
    dueAt: timestamptz(),
  },
  (t) => [
    index('sandbox_payments_kind').on(t.kind, t.seq),
    index('sandbox_payments_body').using('gin', sql`${t.body} jsonb_path_ops`),
    index('sandbox_payments_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
  ],
);
