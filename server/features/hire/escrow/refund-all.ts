import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { Queryable } from '#server/context.ts';
import { lockPaid, updatePayment } from './queries.ts';
import { fullRefund } from './split.ts';

/** Marks everything that was paid for a refund. The project must be locked. */
export async function refundAllPaid(tx: Queryable, project: HireProjectRow): Promise<void> {
  for (const payment of await lockPaid(tx, project.id)) {
    await updatePayment(tx, payment.id, { ...fullRefund(payment), status: 'refunding' });
  }
}
