/** Sales and offers in every state, certificates, Premium and its invoices, artists' accounts: all of it at the payment sandbox too. */
import { ne, sql } from 'drizzle-orm';
import { sandboxPayments } from '#server/providers/payments/sandbox/tables.ts';
import type { Context, Queryable } from '../context.ts';
import { openAccount } from './account-actions.ts';
import { certificateActions } from './certificate-actions.ts';
import { offerActions } from './offer-actions.ts';
import { replayActions, notifyAll } from './replay-actions.ts';
import { premiumActions } from './premium-actions.ts';
import { actionsOf } from './sale-actions.ts';
import { PAYEES, SALES, SUBSCRIBED_MONTHS } from './sales-plan.ts';
import { supportActions } from './support-actions.ts';

/** The database dates rows by its own clock. */
async function dateRows(tx: Queryable): Promise<void> {
  await tx.execute(sql`update purchases p set created_at = c.created_at,
    updated_at = greatest(c.created_at, p.paid_at, p.shipped_at, p.delivered_at, p.refunded_at)
    from charges c where c.id = p.id`);
  await tx.execute(sql`update charges c set updated_at = greatest(c.created_at, c.paid_at, c.refunded_at)`);
  await tx.execute(
    sql`update commissions c set created_at = p.paid_at from purchases p where p.id = c.purchase_id`,
  );
  await tx.execute(
    sql`update artworks a set updated_at = p.paid_at from purchases p where p.artwork_id = a.id and p.paid_at is not null`,
  );
  await tx.execute(sql`update notifications set created_at = happened_at`);
}

/**
 * With another provider than the sandbox, or none, there are no sales: they are real or absent.
 * There must be no notifications yet.
 */
export async function seedSales(ctx: Context, tx: Queryable, now: Date): Promise<void> {
  if (ctx.payments?.mode !== 'sandbox') return;
  // Left at the sandbox by an interrupted seeding.
  await ctx.db.delete(sandboxPayments).where(ne(sandboxPayments.kind, 'clock'));
  const actions = [
    ...PAYEES.map((slug) => openAccount(slug, now)),
    ...Object.entries(SUBSCRIBED_MONTHS).flatMap(([slug, months]) => premiumActions(slug, months, now)),
    ...SALES.flatMap((sale) => actionsOf(sale, now)),
    ...offerActions(now),
    ...certificateActions(now),
    ...supportActions(now),
  ];
  await replayActions(ctx, tx, actions, notifyAll);
  await dateRows(tx);
}
