/** The entries of every money movement. Pure: each list adds up to zero. */
export type LedgerAccount = 'provider' | 'artist' | 'commission' | 'premium' | 'contested' | 'escrow';

/** In cents; positive means a debit to the account. See `ledgerEntries` for what each account means. */
export interface Entry {
  account: LedgerAccount;
  /** Set only for the account `artist`. */
  memberId?: string;
  cents: number;
}

/** How released money is divided between who earned it and the platform. */
export interface Split {
  payeeId: string;
  payeeCents: number;
  commissionCents: number;
}

const artist = (memberId: string, cents: number): Entry => ({ account: 'artist', memberId, cents });
const opposite = (entries: Entry[]): Entry[] => entries.map((entry) => ({ ...entry, cents: -entry.cents }));

/** It was paid; no one has earned it yet. */
export const charge = (cents: number): Entry[] => [
  { account: 'provider', cents },
  { account: 'escrow', cents: -cents },
];

/** It was earned: the platform owes the payee their part and has its commission. */
export const release = ({ payeeId, payeeCents, commissionCents }: Split): Entry[] => [
  { account: 'escrow', cents: payeeCents + commissionCents },
  artist(payeeId, -payeeCents),
  { account: 'commission', cents: -commissionCents },
];

/** @param released the split that is no longer owed, if it had been released; adds up to at most `cents` */
export const refund = (cents: number, released: Split | null): Entry[] => [
  ...opposite(charge(cents)),
  ...(released ? opposite(release(released)) : []),
];

/** The bank withholds the money until the dispute is decided. */
export const dispute = (cents: number): Entry[] => [
  { account: 'contested', cents },
  { account: 'provider', cents: -cents },
];

export const disputeWon = (cents: number): Entry[] => opposite(dispute(cents));

/** The payer won the dispute. @param released as for a refund */
export const disputeLost = (cents: number, released: Split | null): Entry[] => [
  { account: 'contested', cents: -cents },
  { account: 'escrow', cents },
  ...(released ? opposite(release(released)) : []),
];

/** The payee was paid out. */
export const transfer = (payeeId: string, cents: number): Entry[] => [
  artist(payeeId, cents),
  { account: 'provider', cents: -cents },
];

/** The payout was reversed. */
export const reversal = (payeeId: string, cents: number): Entry[] => opposite(transfer(payeeId, cents));

/** The payee does not want the payout: the platform keeps it. */
export const givenUp = (payeeId: string, cents: number): Entry[] => [
  artist(payeeId, cents),
  { account: 'commission', cents: -cents },
];

export const subscription = (cents: number): Entry[] => [
  { account: 'provider', cents },
  { account: 'premium', cents: -cents },
];
