/** What other features may use of payments. */
export {
  listHireMovements,
  listMovements,
  recordCharge,
  recordDispute,
  recordHire,
  recordRefund,
  recordReversal,
  recordSubscriptionPaid,
  recordTransfer,
} from './ledger/service.ts';
