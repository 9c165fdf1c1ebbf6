/** Compares charges, transfers and the ledger with the provider's payments and transfers. */
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';
import type { TransferState } from '#server/providers/payments/payout-ports.ts';
import type { PaymentOwner } from '../owners.ts';
import { type Difference, usd } from './difference.ts';
import type { ProviderRecords } from './provider-records.ts';
import type { Balances, BookedPayout } from './queries.ts';

const ACCOUNTS = ['provider', 'contested', 'escrow', 'artist'] as const;
const NOTHING: Balances = { provider: 0, contested: 0, escrow: 0, artist: 0 };

/** Cents received, and received and neither refunded nor lost. */
function summarize(state: PaymentIntentState) {
  const received = state.status === 'succeeded' ? state.amountReceived : 0;
  const isLost = state.dispute === 'lost';
  return {
    received,
    refunded: state.amountRefunded,
    kept: isLost ? 0 : received - state.amountRefunded,
    isLost,
  };
}

const isPaying = (status: string): boolean => status === 'open' || status === 'processing';

function compareStatus(
  { status, refundedCents, dispute }: ChargeRow,
  state: PaymentIntentState,
): string | null {
  const { received, refunded, kept, isLost } = summarize(state);
  if (received === 0) {
    if (isPaying(status)) return null;
    if (status === 'canceled')
      return state.status === 'canceled' ? null : 'is canceled, but can still be paid';
    return `is ${status}, but nothing was paid`;
  }
  if (isPaying(status)) return `is ${status}, but ${usd(received)} was paid`;
  if (status === 'canceled') return kept === 0 ? null : `is canceled, but ${usd(kept)} was paid`;
  if (isLost) return status === 'refunded' ? null : `is ${status}, but the payment was reversed`;
  if ((state.dispute === 'open') !== (dispute === 'open'))
    return dispute === 'open'
      ? 'is disputed, but not with the bank'
      : `is ${status}, but disputed with the bank`;
  if (status === 'refunding' || refunded === refundedCents) return null;
  return `is ${status} with ${usd(refundedCents)} refunded, but the payment provider refunded ${usd(refunded)}`;
}

function compareCharge(
  label: string,
  charge: ChargeRow,
  state: PaymentIntentState | undefined,
): Difference[] {
  const { id, status, amountCents, ownerKind } = charge;
  if (!state) {
    const isUnasked = charge.stripePaymentIntentId === null && (isPaying(status) || status === 'canceled');
    const detail = `${label} ${id} is ${status}, but the payment provider has no payment for it`;
    return isUnasked ? [] : [{ code: `${label}_without_payment`, id, detail }];
  }
  const found: Difference[] = [];
  const repair = { ownerKind, chargeIds: [id] };
  const wrong = compareStatus(charge, state);
  if (wrong) found.push({ code: `${label}_status`, id, detail: `${label} ${id} ${wrong}`, repair });
  const { received } = summarize(state);
  if (received > 0 && received !== amountCents) {
    const detail = `${label} ${id} is for ${usd(amountCents)}, but ${usd(received)} was paid`;
    found.push({ code: `${label}_amount`, id, detail });
  }
  return found;
}

/** Transferred and not reversed, in cents. */
const outOf = (transfers: TransferState[]): number =>
  transfers.reduce((sum, { amount, amountReversed }) => sum + amount - amountReversed, 0);

function comparePayout(payout: BookedPayout, transfers: TransferState[]): Difference[] {
  const { id, chargeId, status, amountCents, reversedCents } = payout;
  const out = outOf(transfers);
  const asked = amountCents + reversedCents;
  const wrongAmounts = transfers
    .filter(({ amount }) => amount !== asked)
    .map((made): Difference => {
      const detail = `transfer ${made.id} is ${usd(made.amount)} but should be ${usd(asked)}`;
      return { code: 'payout_amount', id, detail };
    });
  if (out === (status === 'paid' ? amountCents : 0)) return wrongAmounts;
  const detail = `payout of charge ${chargeId} is ${status}, but the payee has received ${usd(out)}`;
  return [{ code: 'payout_status', id, detail }, ...wrongAmounts];
}

/** The expected balances of one charge. */
function expectedOf(
  charge: ChargeRow,
  state: PaymentIntentState | undefined,
  payoutCents: number,
  out: number,
): Balances {
  const expected = { ...NOTHING, provider: -out, artist: out };
  if (!state) return expected;
  const { kept, refunded } = summarize(state);
  expected[state.dispute === 'open' ? 'contested' : 'provider'] += kept;
  // Released money is owed or earned; a part that is refunded may wait for the bank's decision.
  const isWhole = charge.refundedCents === charge.amountCents;
  if (!charge.releasedAt) expected.escrow -= kept;
  else if (charge.status === 'refunding' && !isWhole) expected.escrow -= charge.refundedCents - refunded;
  if (charge.releasedAt && kept > 0) expected.artist -= payoutCents;
  return expected;
}

const sum = (all: Balances[]): Balances =>
  all.reduce((one, two) => {
    const added = { ...one };
    for (const account of ACCOUNTS) added[account] += two[account];
    return added;
  }, NOTHING);

/** Money received or transferred that matches no charge. */
function findStrays(
  { label, metadataKey, kind: ownerKind }: PaymentOwner,
  { intents, transfers }: ProviderRecords,
  charges: ChargeRow[],
): Difference[] {
  const known = new Set(charges.map(({ stripePaymentIntentId }) => stripePaymentIntentId));
  const booked = new Set(charges.map(({ id }) => id));
  const payments = [...intents.values()]
    .filter(({ id, metadata, status }) => metadata[metadataKey] && !known.has(id) && status !== 'canceled')
    .map(({ id, amountReceived, metadata }): Difference => {
      const chargeId = metadata[metadataKey]!;
      const detail = `payment ${id} of ${usd(amountReceived)} belongs to no ${label} in the ledger`;
      const repair = booked.has(chargeId) ? { repair: { ownerKind, chargeIds: [chargeId] } } : {};
      return { code: `payment_without_${label}`, id, detail, ...repair };
    });
  const moved = transfers
    .filter(({ metadata }) => metadata[metadataKey] && !booked.has(metadata[metadataKey]))
    .map(({ id, amount }): Difference => {
      const detail = `transfer ${id} of ${usd(amount)} belongs to no ${label} in the ledger`;
      return { code: 'transfer_unknown', id, detail };
    });
  return [...payments, ...moved];
}

export interface Books {
  charges: ChargeRow[];
  payouts: BookedPayout[];
  balances: Map<string, Balances>;
}

/** The charges of one kind of owner; the provider's metadata names the charge. */
export function compareCharges(owner: PaymentOwner, records: ProviderRecords, books: Books): Difference[] {
  const { label, metadataKey, kind } = owner;
  const charges = books.charges.filter(({ ownerKind }) => ownerKind === kind);
  const payouts = new Map(books.payouts.map((payout) => [payout.chargeId, payout]));
  const transfers = Map.groupBy(records.transfers, ({ metadata }) => metadata[metadataKey]);
  const transfersOf = (id: string) => transfers.get(id) ?? [];
  const stateOf = (charge: ChargeRow) => records.intents.get(charge.stripePaymentIntentId ?? '');
  const compareBooks = (ownerId: string, own: ChargeRow[]): Difference[] => {
    const balances = books.balances.get(ownerId) ?? NOTHING;
    const expected = sum(
      own.map((charge) => {
        const payout = payouts.get(charge.id);
        // A payment that was kept has a canceled payout only if the payout was given up. A part that was refunded after
        // the payout is not owed, and is about to be reversed.
        const owed = charge.status === 'paid' ? charge.payeeCents : payout?.amountCents;
        const payoutCents = payout && payout.status !== 'canceled' ? owed! : 0;
        return expectedOf(charge, stateOf(charge), payoutCents, outOf(transfersOf(charge.id)));
      }),
    );
    const wrong = ACCOUNTS.filter((account) => balances[account] !== expected[account]).map(
      (account) =>
        `${account} is ${usd(balances[account])} in the ledger but should be ${usd(expected[account])}`,
    );
    if (wrong.length === 0) return [];
    const repair = { ownerKind: kind, chargeIds: own.map(({ id }) => id) };
    return [
      { code: `${label}_books`, id: ownerId, detail: `${kind} ${ownerId}: ${wrong.join(', ')}`, repair },
    ];
  };
  return [
    ...findStrays(owner, records, charges),
    ...charges.flatMap((charge) => {
      const payout = payouts.get(charge.id);
      const unpaid = payout ? comparePayout(payout, transfersOf(charge.id)) : [];
      return [...compareCharge(label, charge, stateOf(charge)), ...unpaid];
    }),
    ...[...Map.groupBy(charges, ({ ownerId }) => ownerId)].flatMap(([id, own]) => compareBooks(id, own)),
  ];
}
