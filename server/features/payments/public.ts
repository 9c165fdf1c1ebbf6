/** The parts of payments that other features may use. */
export {
  deleteUnpaid,
  findCharge,
  findLiveCharge,
  insertCharge,
  listChargesOf,
  lockCharge,
  moveCharge,
  updateCharge,
} from './charge-queries.ts';
export { cancelCharge, ensureIntent } from './intents.ts';
export { recordSubscriptionPaid } from './ledger/service.ts';
export type { Intent, PaymentOwner } from './owners.ts';
export { startPart } from './parts.ts';
export { tryLater, withProvider } from './provider-call.ts';
export { readSums } from './payouts/sum-queries.ts';
export { releaseCharge } from './release.ts';
export { finishRefund, settle, startRefund } from './settle.ts';
export { listOpenPayouts, setPayoutDue } from './transfer-queries.ts';
