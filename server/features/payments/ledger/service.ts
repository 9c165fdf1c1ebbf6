/**
 * The ledger. Each movement is recorded once, identified by the provider's id, so recording it again changes
 * nothing. Call these in the transaction that causes the movement; the database rejects entries that do not add
 * up to zero at commit.
 */
import type { Queryable } from '#server/context.ts';
import * as entriesOf from './movements.ts';
import type { Entry, Split } from './movements.ts';
import { insertEntries, insertTransaction } from './queries.ts';

type ChargeMovement =
  | 'charge'
  | 'release'
  | 'refund'
  | 'transfer'
  | 'reversal'
  | 'given_up'
  | 'dispute'
  | 'dispute_won'
  | 'dispute_lost';

interface Movement {
  kind: ChargeMovement | 'subscription';
  /** The provider's id of what moved. */
  reference: string;
  chargeId?: string;
  /** The member of the payout or subscription. */
  memberId?: string;
  happenedAt: Date;
  entries: Entry[];
}

/** Posts once per kind and reference. @returns whether it is new */
export async function post(tx: Queryable, { entries, ...transaction }: Movement): Promise<boolean> {
  const id = await insertTransaction(tx, transaction);
  const moved = entries.filter(({ cents }) => cents !== 0);
  if (id && moved.length > 0) await insertEntries(tx, id, moved);
  return Boolean(id);
}

/** Identifies one movement of a charge. */
interface Moved {
  chargeId: string;
  reference: string;
  at: Date;
}
interface Cents {
  cents: number;
}
interface Undone extends Cents {
  /** The split that is no longer owed, if it was released; adds up to at most `cents`. */
  released: Split | null;
}
interface Payout extends Cents {
  memberId: string;
}

const record =
  <T extends object>(kind: ChargeMovement, entries: (moved: T) => Entry[]) =>
  (tx: Queryable, moved: Moved & T & { memberId?: string }): Promise<boolean> =>
    post(tx, {
      kind,
      reference: moved.reference,
      chargeId: moved.chargeId,
      ...(moved.memberId ? { memberId: moved.memberId } : {}),
      happenedAt: moved.at,
      entries: entries(moved),
    });

/**
 * Money of a charge. `reference` is the provider's id of the charge, refund, dispute, transfer or reversal; for a
 * release, the charge's own id; for a payout that is given up, the transfer's own id.
 */
export const ledger = {
  charge: record<Cents>('charge', ({ cents }) => entriesOf.charge(cents)),
  release: record<Split>('release', entriesOf.release),
  refund: record<Undone>('refund', ({ cents, released }) => entriesOf.refund(cents, released)),
  transfer: record<Payout>('transfer', ({ memberId, cents }) => entriesOf.transfer(memberId, cents)),
  reversal: record<Payout>('reversal', ({ memberId, cents }) => entriesOf.reversal(memberId, cents)),
  givenUp: record<Payout>('given_up', ({ memberId, cents }) => entriesOf.givenUp(memberId, cents)),
  disputeOpened: record<Cents>('dispute', ({ cents }) => entriesOf.dispute(cents)),
  disputeWon: record<Cents>('dispute_won', ({ cents }) => entriesOf.disputeWon(cents)),
  disputeLost: record<Undone>('dispute_lost', ({ cents, released }) =>
    entriesOf.disputeLost(cents, released),
  ),
};

/** @returns whether it is new */
export const recordSubscriptionPaid = (
  tx: Queryable,
  { invoiceId, memberId, cents, at }: { invoiceId: string; memberId: string; cents: number; at: Date },
): Promise<boolean> =>
  post(tx, {
    kind: 'subscription',
    reference: invoiceId,
    memberId,
    happenedAt: at,
    entries: entriesOf.subscription(cents),
  });
