import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { Queryable } from '#server/context.ts';
import { lockPaid, updatePayment } from './queries.ts';
import { backInFull } from './shares.ts';

/** Everything that was paid goes back. The project must be locked. */
export async function giveBackPaid(tx: Queryable, project: HireProjectRow): Promise<void> {
  for (const payment of await lockPaid(tx, project.id)) {
    await updatePayment(tx, payment.id, { ...backInFull(payment), status: 'refunding' });
  }
}
