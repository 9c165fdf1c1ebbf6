/**
 * Artists' accounts at the provider, and transfers to them. Amounts in integer US cents; failures are
 * `PaymentsError`.
 */
export interface AccountState {
  id: string;
  /** Transfers are possible. */
  isActive: boolean;
  /** The provider's form was completed. */
  isSubmitted: boolean;
  /** The provider's names of missing information. */
  needs: string[];
}

export interface Accounts {
  /** Idempotent per `idempotencyKey`. */
  create(request: { email: string | null; memberId: string; idempotencyKey: string }): Promise<AccountState>;
  read(id: string): Promise<AccountState>;
  /** URL of the provider's form; works once, for a few minutes. */
  onboardingUrl(id: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>;
}

export interface TransferState {
  id: string;
  amount: number;
  /** Reversed since. */
  amountReversed: number;
  /** Id of the newest reversal. */
  reversalId: string | null;
  destination: string;
  transferGroup: string | null;
  metadata: Record<string, string>;
}

export interface Transfers {
  /**
   * Transfers money of one charge, in total never more than it. Idempotent per `idempotencyKey` for a day;
   * after that check `findByGroup` first.
   */
  create(request: {
    amount: number;
    destination: string;
    sourceCharge: string;
    transferGroup: string;
    metadata: Record<string, string>;
    idempotencyKey: string;
  }): Promise<TransferState>;
  read(id: string): Promise<TransferState>;
  findByGroup(transferGroup: string): Promise<TransferState[]>;
  /** Reverses everything that is left but `keepCents`. Succeeds if it was reversed before. */
  reverse(id: string, idempotencyKey: string, keepCents?: number): Promise<TransferState>;
  list(since: Date): AsyncIterable<TransferState>;
}
