/**
 * The books. Every movement is written once, by the provider's id of what moved: writing it again changes nothing.
 * All of these belong in the transaction of what they record; the database refuses what does not add up to zero when
 * that transaction commits.
 */
import { toCents } from '#shared/rules/money.ts';
import type { PurchaseRow } from '#shared/schema/purchases.ts';
import type { Queryable } from '../../context.ts';
import {
  type Division,
  type Entry,
  charge,
  dispute,
  disputeLost,
  disputeWon,
  refund,
  reversal,
  subscription,
  transfer,
} from './movements.ts';
import { insertEntries, insertTransaction, listByPurchase } from './queries.ts';

type MovementKind =
  | 'charge'
  | 'refund'
  | 'transfer'
  | 'reversal'
  | 'dispute'
  | 'dispute_won'
  | 'dispute_lost'
  | 'subscription';

interface Movement {
  kind: MovementKind;
  /** The provider's id of what moved. */
  reference: string;
  purchaseId?: string;
  /** Whose payout or subscription. */
  memberId?: string;
  happenedAt: Date;
  entries: Entry[];
}

/** Once per kind and reference. */
export async function post(tx: Queryable, { entries, ...transaction }: Movement): Promise<void> {
  const id = await insertTransaction(tx, transaction);
  const moved = entries.filter(({ cents }) => cents !== 0);
  if (id && moved.length > 0) await insertEntries(tx, id, moved);
}

/** What is in the books about a purchase. */
export const listMovements = listByPurchase;

type Sold = Pick<PurchaseRow, 'id' | 'sellerId' | 'artistAmount' | 'deliveryCost' | 'commissionAmount'>;

const divisionOf = (sale: Sold): Division => ({
  artistId: sale.sellerId,
  artistCents: toCents(sale.artistAmount) + toCents(sale.deliveryCost),
  commissionCents: toCents(sale.commissionAmount),
});

const recordSale =
  (kind: MovementKind, sides: (division: Division) => Entry[]) =>
  (tx: Queryable, sale: Sold, { reference, at }: { reference: string; at: Date }): Promise<void> =>
    post(tx, { kind, reference, purchaseId: sale.id, happenedAt: at, entries: sides(divisionOf(sale)) });

/** @param reference the charge's id */
export const recordCharge = recordSale('charge', charge);
/** All of it. @param reference the refund's id */
export const recordRefund = recordSale('refund', refund);
/** Each with the dispute's id as reference. */
export const recordDispute = {
  opened: recordSale('dispute', dispute),
  won: recordSale('dispute_won', disputeWon),
  lost: recordSale('dispute_lost', disputeLost),
};

interface Payout {
  purchaseId: string;
  artistId: string;
  cents: number;
  at: Date;
}

export const recordTransfer = (
  tx: Queryable,
  { purchaseId, artistId, cents, at, transferId }: Payout & { transferId: string },
): Promise<void> =>
  post(tx, {
    kind: 'transfer',
    reference: transferId,
    purchaseId,
    memberId: artistId,
    happenedAt: at,
    entries: transfer(artistId, cents),
  });

export const recordReversal = (
  tx: Queryable,
  { purchaseId, artistId, cents, at, reversalId }: Payout & { reversalId: string },
): Promise<void> =>
  post(tx, {
    kind: 'reversal',
    reference: reversalId,
    purchaseId,
    memberId: artistId,
    happenedAt: at,
    entries: reversal(artistId, cents),
  });

export const recordSubscriptionPaid = (
  tx: Queryable,
  { invoiceId, memberId, cents, at }: { invoiceId: string; memberId: string; cents: number; at: Date },
): Promise<void> =>
  post(tx, {
    kind: 'subscription',
    reference: invoiceId,
    memberId,
    happenedAt: at,
    entries: subscription(cents),
  });
