/** Sales and payouts: compares the provider's records with the ledger. */
import { isPaid } from '#shared/orders/states.ts';
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';
import type { TransferState } from '#server/providers/payments/payout-ports.ts';
import { type Difference, usd } from './difference.ts';
import type { ProviderRecords } from './provider-records.ts';
import type { BookedPurchase } from './queries.ts';

/** Cents received for a payment, cents withheld by a bank, and whether it is final. */
function summarize(state: PaymentIntentState) {
  const received = state.status === 'succeeded' ? state.amountReceived : 0;
  const isLost = state.dispute === 'lost';
  const isContested = state.dispute === 'open';
  const held = state.refunded || isLost || isContested ? 0 : received;
  return { received, isContested, held, isGone: state.refunded || isLost };
}

function compareStatus(booked: BookedPurchase, state: PaymentIntentState): string | null {
  const { received, isContested, isGone } = summarize(state);
  const { status } = booked;
  const isOver = status === 'canceled' || status === 'failed';
  if (received === 0) {
    if (isPaid(status) || status === 'refunded') return `is ${status}, but nothing was paid`;
    return isOver && state.status !== 'canceled' ? `is ${status}, but can still be paid` : null;
  }
  if (isGone) return status === 'refunded' || isOver ? null : `is ${status}, but the money went back`;
  if (isContested) return status === 'disputed' ? null : `is ${status}, but a bank contests it`;
  if (!isPaid(status)) return `is ${status}, but ${usd(received)} was paid`;
  return status === 'disputed' ? 'is disputed, but no bank contests it' : null;
}

/** Transferred to the artist and not reversed, in cents. */
const paidOut = (transfers: TransferState[]): number =>
  transfers.reduce((sum, { amount, amountReversed }) => sum + amount - amountReversed, 0);

function compareBooks(booked: BookedPurchase, state: PaymentIntentState, out: number): string | null {
  const { held, received, isContested } = summarize(state);
  const expected = {
    provider: held - out,
    contested: isContested ? received : 0,
    artist: out - (held > 0 || isContested ? booked.payoutCents : 0),
  };
  const wrong = (['provider', 'contested', 'artist'] as const).filter(
    (account) => booked[account] !== expected[account],
  );
  if (wrong.length === 0) return null;
  return wrong
    .map(
      (account) =>
        `${account} is ${usd(booked[account])} in the books and should be ${usd(expected[account])}`,
    )
    .join(', ');
}

function comparePayout(booked: BookedPurchase, transfers: TransferState[]): Difference[] {
  const found: Difference[] = [];
  const { commissionId, payoutStatus, payoutCents } = booked;
  if (!commissionId) return found;
  const out = paidOut(transfers);
  const expected = payoutStatus === 'paid' ? payoutCents : 0;
  if (out !== expected) {
    const detail = `payout of purchase ${booked.id} is ${payoutStatus}, and the artist has ${usd(out)} of it`;
    found.push({ code: 'payout_status', id: commissionId, detail });
  }
  for (const transfer of transfers) {
    if (transfer.amount === payoutCents) continue;
    const detail = `transfer ${transfer.id} is ${usd(transfer.amount)} and should be ${usd(payoutCents)}`;
    found.push({ code: 'payout_amount', id: commissionId, detail });
  }
  return found;
}

function compareSale(
  booked: BookedPurchase,
  state: PaymentIntentState | undefined,
  transfers: TransferState[],
): Difference[] {
  const { id } = booked;
  const repair = { purchaseId: id };
  if (!state) {
    if (!isPaid(booked.status) && booked.status !== 'refunded' && booked.intentId === null) return [];
    return [
      {
        code: 'purchase_without_payment',
        id,
        detail: `purchase ${id} is ${booked.status}, and the provider has no payment for it`,
      },
    ];
  }
  const found = comparePayout(booked, transfers);
  const status = compareStatus(booked, state);
  if (status) found.push({ code: 'purchase_status', id, detail: `purchase ${id} ${status}`, repair });
  const { received } = summarize(state);
  if (received > 0 && received !== booked.dueCents) {
    const detail = `purchase ${id} costs ${usd(booked.dueCents)}, and ${usd(received)} was paid`;
    found.push({ code: 'purchase_amount', id, detail });
  }
  const books = compareBooks(booked, state, paidOut(transfers));
  if (books) found.push({ code: 'purchase_books', id, detail: `purchase ${id}: ${books}`, repair });
  return found;
}

/** @param purchases every purchase in the ledger */
export function compareSales(
  { intents, transfers: all }: ProviderRecords,
  purchases: BookedPurchase[],
): Difference[] {
  const found: Difference[] = [];
  const byIntent = new Map(purchases.map((booked) => [booked.intentId, booked]));
  for (const state of intents.values()) {
    const isOurs = state.metadata.kind === 'artwork';
    if (!isOurs || byIntent.has(state.id) || state.status === 'canceled') continue;
    const { purchaseId } = state.metadata;
    found.push({
      code: 'payment_without_purchase',
      id: state.id,
      detail: `payment ${state.id} of ${usd(state.amountReceived)} belongs to no purchase in the books`,
      ...(purchaseId ? { repair: { purchaseId } } : {}),
    });
  }
  const transfers = new Map<string, TransferState[]>();
  const commissions = new Set(purchases.map(({ commissionId }) => commissionId));
  for (const transfer of all) {
    const { commissionId } = transfer.metadata;
    if (!commissionId) continue;
    transfers.set(commissionId, [...(transfers.get(commissionId) ?? []), transfer]);
    if (commissions.has(commissionId)) continue;
    const detail = `transfer ${transfer.id} of ${usd(transfer.amount)} belongs to no payout in the books`;
    found.push({ code: 'transfer_unknown', id: transfer.id, detail });
  }
  for (const booked of purchases) {
    const moved = booked.commissionId ? (transfers.get(booked.commissionId) ?? []) : [];
    found.push(...compareSale(booked, intents.get(booked.intentId ?? ''), moved));
  }
  return found;
}
