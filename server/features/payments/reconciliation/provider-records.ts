import type { PaymentIntentState, Payments } from '#server/providers/payments/payments.ts';
import type { TransferState } from '#server/providers/payments/payout-ports.ts';

const ALWAYS = new Date(0);

/** Every intent and transfer at the provider, by id. */
export interface ProviderRecords {
  intents: Map<string, PaymentIntentState>;
  transfers: TransferState[];
}

/** Throws `PaymentsError`. */
export async function readProviderRecords(payments: Payments): Promise<ProviderRecords> {
  const records: ProviderRecords = { intents: new Map(), transfers: [] };
  for await (const state of payments.listIntents(ALWAYS)) records.intents.set(state.id, state);
  for await (const transfer of payments.transfers.list(ALWAYS)) records.transfers.push(transfer);
  return records;
}
