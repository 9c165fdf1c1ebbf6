/** The entries of every money movement. Pure: each list adds up to zero. */
export type LedgerAccount = 'provider' | 'artist' | 'commission' | 'premium' | 'contested' | 'escrow';

/** In cents; positive means a debit to the account. See `ledgerEntries` for what each account means. */
export interface Entry {
  account: LedgerAccount;
  /** Set only for the account `artist`. */
  memberId?: string;
  cents: number;
}

/** How a buyer's payment is divided, in cents. */
export interface Division {
  artistId: string;
  /** Includes the delivery cost. */
  artistCents: number;
  commissionCents: number;
}

const artist = (memberId: string, cents: number): Entry => ({ account: 'artist', memberId, cents });
const opposite = (entries: Entry[]): Entry[] => entries.map((entry) => ({ ...entry, cents: -entry.cents }));

/** The buyer paid: the platform owes the artist their part and has earned its commission. */
export const charge = ({ artistId, artistCents, commissionCents }: Division): Entry[] => [
  { account: 'provider', cents: artistCents + commissionCents },
  artist(artistId, -artistCents),
  { account: 'commission', cents: -commissionCents },
];

export const refund = (division: Division): Entry[] => opposite(charge(division));

/** The bank withholds the money until the dispute is decided. */
export const dispute = ({ artistCents, commissionCents }: Division): Entry[] => [
  { account: 'contested', cents: artistCents + commissionCents },
  { account: 'provider', cents: -(artistCents + commissionCents) },
];

export const disputeWon = (division: Division): Entry[] => opposite(dispute(division));

/** The buyer won the dispute: the artist is owed nothing, and no commission was earned. */
export const disputeLost = ({ artistId, artistCents, commissionCents }: Division): Entry[] => [
  { account: 'contested', cents: -(artistCents + commissionCents) },
  artist(artistId, artistCents),
  { account: 'commission', cents: commissionCents },
];

/** The artist was paid out. */
export const transfer = (artistId: string, cents: number): Entry[] => [
  artist(artistId, cents),
  { account: 'provider', cents: -cents },
];

/** The artist's payout was reversed. */
export const reversal = (artistId: string, cents: number): Entry[] => opposite(transfer(artistId, cents));

export const subscription = (cents: number): Entry[] => [
  { account: 'provider', cents },
  { account: 'premium', cents: -cents },
];

/** A client paid for a project; nobody has earned it yet. */
export const hireCharge = (cents: number): Entry[] => [
  { account: 'provider', cents },
  { account: 'escrow', cents: -cents },
];

/** How a client's payment is divided between the designer and the platform. */
export interface HireShares {
  designerId: string;
  designerCents: number;
  commissionCents: number;
}

/** The work was approved: the platform owes the designer their part and has earned its commission. */
export const hireRelease = ({ designerId, designerCents, commissionCents }: HireShares): Entry[] => [
  { account: 'escrow', cents: designerCents + commissionCents },
  artist(designerId, -designerCents),
  { account: 'commission', cents: -commissionCents },
];

/**
 * The client is refunded.
 * @param released the split that is no longer owed, if it had been released; adds up to at most `cents`
 */
export const hireRefund = (cents: number, released: HireShares | null): Entry[] => [
  ...opposite(hireCharge(cents)),
  ...(released ? opposite(hireRelease(released)) : []),
];

/** The bank withholds the money until the dispute is decided. */
export const hireDispute = (cents: number): Entry[] => [
  { account: 'contested', cents },
  { account: 'provider', cents: -cents },
];

export const hireDisputeWon = (cents: number): Entry[] => opposite(hireDispute(cents));

/**
 * The client won the dispute.
 * @param released the split that is no longer owed, if it had been released; adds up to `cents`
 */
export const hireDisputeLost = (cents: number, released: HireShares | null): Entry[] => [
  { account: 'contested', cents: -cents },
  { account: 'escrow', cents },
  ...(released ? opposite(hireRelease(released)) : []),
];
