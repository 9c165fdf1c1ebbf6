/** Records in the ledger what has moved at the provider for a purchase. */
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';
import {
  listMovements,
  recordCharge,
  recordDispute,
  recordRefund,
} from '#server/features/payments/public.ts';

const RECORD = {
  charge: recordCharge,
  refund: recordRefund,
  dispute: recordDispute.opened,
  dispute_won: recordDispute.won,
  dispute_lost: recordDispute.lost,
};
interface Moved {
  kind: keyof typeof RECORD;
  reference: string;
}

/** Every movement that must be recorded by now, however many events were missed. */
function movedBy(state: PaymentIntentState): Moved[] {
  if (state.status !== 'succeeded') return [];
  const { chargeId, refundId, disputeId, dispute, refunded } = state;
  return [
    ...(chargeId ? [{ kind: 'charge' as const, reference: chargeId }] : []),
    ...(disputeId && dispute !== 'none' ? [{ kind: 'dispute' as const, reference: disputeId }] : []),
    ...(disputeId && dispute === 'won' ? [{ kind: 'dispute_won' as const, reference: disputeId }] : []),
    ...(disputeId && dispute === 'lost' ? [{ kind: 'dispute_lost' as const, reference: disputeId }] : []),
    ...(refundId && refunded ? [{ kind: 'refund' as const, reference: refundId }] : []),
  ];
}

/** A purchase has one charge and one refund whatever the reference; disputes can repeat. */
const isWritten = (books: Moved[], { kind, reference }: Moved): boolean =>
  books.some(
    (known) =>
      known.kind === kind && (kind === 'charge' || kind === 'refund' || known.reference === reference),
  );

export async function listUnwritten(db: Queryable, id: string, state: PaymentIntentState): Promise<Moved[]> {
  const moved = movedBy(state);
  if (moved.length === 0) return [];
  const books = (await listMovements(db, id)) as Moved[];
  return moved.filter((movement) => !isWritten(books, movement));
}

/** The purchase must be locked. */
export async function writeBooks(
  ctx: Context,
  tx: Queryable,
  row: PurchaseRow,
  state: PaymentIntentState,
): Promise<void> {
  for (const { kind, reference } of await listUnwritten(tx, row.id, state)) {
    await RECORD[kind](tx, row, { reference, at: ctx.clock.now() });
  }
}
