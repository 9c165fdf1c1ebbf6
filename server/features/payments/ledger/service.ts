/**
 * The ledger. Each movement is recorded once, identified by the provider's id, so recording it again changes
 * nothing. Call these in the transaction that causes the movement; the database rejects entries that do not add
 * up to zero at commit.
 */
import { toCents } from '#shared/kernel/money.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { Queryable } from '#server/context.ts';
import {
  type Division,
  type Entry,
  type HireShares,
  charge,
  dispute,
  disputeLost,
  disputeWon,
  hireCharge,
  hireDispute,
  hireDisputeLost,
  hireDisputeWon,
  hireRefund,
  hireRelease,
  refund,
  reversal,
  subscription,
  transfer,
} from './movements.ts';
import { insertEntries, insertTransaction, listByProject, listByPurchase } from './queries.ts';

type MovementKind =
  | 'charge'
  | 'refund'
  | 'transfer'
  | 'reversal'
  | 'dispute'
  | 'dispute_won'
  | 'dispute_lost'
  | 'subscription'
  | 'hire_charge'
  | 'hire_release'
  | 'hire_refund'
  | 'hire_dispute'
  | 'hire_dispute_won'
  | 'hire_dispute_lost';

interface Movement {
  kind: MovementKind;
  /** The provider's id of what moved. */
  reference: string;
  purchaseId?: string;
  hireProjectId?: string;
  /** Whose payout or subscription it is. */
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

/** The ledger entries of a purchase. */
export const listMovements = listByPurchase;
/** The ledger entries of a project, with the change of the provider account in cents. */
export const listHireMovements = listByProject;

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
/** Full refund. @param reference the refund's id */
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

/** Identifies one movement of a project's money. */
interface HireMoved {
  projectId: string;
  reference: string;
  at: Date;
}

const recordProject =
  <T extends object>(kind: MovementKind, sides: (moved: T) => Entry[]) =>
  (tx: Queryable, moved: HireMoved & T): Promise<void> =>
    post(tx, {
      kind,
      reference: moved.reference,
      hireProjectId: moved.projectId,
      happenedAt: moved.at,
      entries: sides(moved),
    });

type Cents = { cents: number };
const sidesOf =
  (sides: (cents: number) => Entry[]) =>
  ({ cents }: Cents): Entry[] =>
    sides(cents);

const payDesigner =
  (kind: 'transfer' | 'reversal', sides: (designerId: string, cents: number) => Entry[]) =>
  (tx: Queryable, moved: HireMoved & Cents & { designerId: string }): Promise<void> =>
    post(tx, {
      kind,
      reference: moved.reference,
      hireProjectId: moved.projectId,
      memberId: moved.designerId,
      happenedAt: moved.at,
      entries: sides(moved.designerId, moved.cents),
    });

/**
 * Money of a project. `reference` is the id of the charge, refund, dispute, transfer or reversal; for a
 * release, the payment's id.
 */
export const recordHire = {
  charge: recordProject<Cents>('hire_charge', sidesOf(hireCharge)),
  release: recordProject<HireShares>('hire_release', hireRelease),
  /** `released`: its split, if it was released; adds up to at most `cents`. */
  refund: recordProject<Cents & { released?: HireShares | null }>('hire_refund', (moved) =>
    hireRefund(moved.cents, moved.released ?? null),
  ),
  transfer: payDesigner('transfer', transfer),
  reversal: payDesigner('reversal', reversal),
  disputeOpened: recordProject<Cents>('hire_dispute', sidesOf(hireDispute)),
  disputeWon: recordProject<Cents>('hire_dispute_won', sidesOf(hireDisputeWon)),
  /** `released`: its split, if it was released; adds up to `cents`. */
  disputeLost: recordProject<Cents & { released: HireShares | null }>('hire_dispute_lost', (moved) =>
    hireDisputeLost(moved.cents, moved.released),
  ),
};
