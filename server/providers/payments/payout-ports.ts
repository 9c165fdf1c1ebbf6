/** Artists' accounts at the provider, and money moved to them. Amounts in integer US cents; failures are `PaymentsError`. */
export interface AccountState {
  id: string;
  /** Transfers arrive. */
  isActive: boolean;
  /** The artist has been through the provider's form. */
  isSubmitted: boolean;
  /** The provider's names of what it still wants to know. */
  needs: string[];
}

export interface Accounts {
  /** Idempotent per `idempotencyKey`. */
  create(request: { email: string | null; memberId: string; idempotencyKey: string }): Promise<AccountState>;
  read(id: string): Promise<AccountState>;
  /** Address of the provider's form; works once, for a few minutes. */
  onboardingUrl(id: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>;
}

export interface TransferState {
  id: string;
  amount: number;
  /** Taken back since. */
  amountReversed: number;
  /** Id of the newest reversal. */
  reversalId: string | null;
  destination: string;
  transferGroup: string | null;
  metadata: Record<string, string>;
}

export interface Transfers {
  /**
   * Money of one charge: together with earlier ones never more than it. Idempotent per `idempotencyKey` for a day;
   * after that look with `findByGroup` first.
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
  /** Takes back all that is left. One that was taken back before is a success. */
  reverse(id: string, idempotencyKey: string): Promise<TransferState>;
  list(since: Date): AsyncIterable<TransferState>;
}
