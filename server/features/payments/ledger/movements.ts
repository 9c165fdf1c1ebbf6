/** The sides of every movement of money. Pure: each list adds up to zero. */
export type LedgerAccount = 'provider' | 'artist' | 'commission' | 'premium' | 'contested' | 'escrow';

/** Cents; positive: the account has gained. See shared/schema/ledger.ts for what each account means. */
export interface Entry {
  account: LedgerAccount;
  /** Of the account `artist` alone. */
  memberId?: string;
  cents: number;
}

/** How what a buyer paid is divided, in cents. */
export interface Division {
  artistId: string;
  /** With the delivery cost. */
  artistCents: number;
  commissionCents: number;
}

const artist = (memberId: string, cents: number): Entry => ({ account: 'artist', memberId, cents });
const opposite = (entries: Entry[]): Entry[] => entries.map((entry) => ({ ...entry, cents: -entry.cents }));

/** The buyer has paid: the house owes the artist the share, and has earned its commission. */
export const charge = ({ artistId, artistCents, commissionCents }: Division): Entry[] => [
  { account: 'provider', cents: artistCents + commissionCents },
  artist(artistId, -artistCents),
  { account: 'commission', cents: -commissionCents },
];

export const refund = (division: Division): Entry[] => opposite(charge(division));

/** The bank takes the money until it has decided. */
export const dispute = ({ artistCents, commissionCents }: Division): Entry[] => [
  { account: 'contested', cents: artistCents + commissionCents },
  { account: 'provider', cents: -(artistCents + commissionCents) },
];

export const disputeWon = (division: Division): Entry[] => opposite(dispute(division));

/** The buyer keeps the money: nothing is owed to the artist, nothing was earned. */
export const disputeLost = ({ artistId, artistCents, commissionCents }: Division): Entry[] => [
  { account: 'contested', cents: -(artistCents + commissionCents) },
  artist(artistId, artistCents),
  { account: 'commission', cents: commissionCents },
];

/** The artist has been paid. */
export const transfer = (artistId: string, cents: number): Entry[] => [
  artist(artistId, cents),
  { account: 'provider', cents: -cents },
];

/** What the artist was paid was taken back. */
export const reversal = (artistId: string, cents: number): Entry[] => opposite(transfer(artistId, cents));

export const subscription = (cents: number): Entry[] => [
  { account: 'provider', cents },
  { account: 'premium', cents: -cents },
];

/** A client has paid for a project: nobody has earned it yet. */
export const hireCharge = (cents: number): Entry[] => [
  { account: 'provider', cents },
  { account: 'escrow', cents: -cents },
];

/** Of what a client paid, what the designer and the house get of it. */
export interface HireShares {
  designerId: string;
  designerCents: number;
  commissionCents: number;
}

/** The work was approved: the house owes the designer the share, and has earned its commission. */
export const hireRelease = ({ designerId, designerCents, commissionCents }: HireShares): Entry[] => [
  { account: 'escrow', cents: designerCents + commissionCents },
  artist(designerId, -designerCents),
  { account: 'commission', cents: -commissionCents },
];

/**
 * The client has money back. @param released the shares that are owed and earned no more, when it had been released;
 * they add up to at most `cents`
 */
export const hireRefund = (cents: number, released: HireShares | null): Entry[] => [
  ...opposite(hireCharge(cents)),
  ...(released ? opposite(hireRelease(released)) : []),
];

/** The bank takes the money until it has decided. */
export const hireDispute = (cents: number): Entry[] => [
  { account: 'contested', cents },
  { account: 'provider', cents: -cents },
];

export const hireDisputeWon = (cents: number): Entry[] => opposite(hireDispute(cents));

/**
 * The client keeps the money: nothing is owed for it any more. @param released its shares, when it had been released;
 * they add up to `cents`
 */
export const hireDisputeLost = (cents: number, released: HireShares | null): Entry[] => [
  { account: 'contested', cents: -cents },
  { account: 'escrow', cents },
  ...(released ? opposite(hireRelease(released)) : []),
];
