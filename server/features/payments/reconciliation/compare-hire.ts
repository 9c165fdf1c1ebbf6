/** Projects: compares what clients paid and what was transferred at the provider with the ledger. */
import type { PaymentIntentState } from '#server/providers/payments/payments.ts';
import { type Difference, usd } from './difference.ts';
import type { ProviderRecords } from './provider-records.ts';
import type { BookedHirePayment, BookedProject } from './hire-queries.ts';

interface PaymentSummary {
  received: number;
  /** Received and not refunded. */
  kept: number;
  isDisputed: boolean;
  isLost: boolean;
}

function summarize(state: PaymentIntentState): PaymentSummary {
  const received = state.status === 'succeeded' ? state.amountReceived : 0;
  return {
    received,
    kept: received - state.amountRefunded,
    isDisputed: state.dispute === 'open',
    isLost: state.dispute === 'lost',
  };
}

const isAbandoned = (status: string): boolean => status === 'canceled' || status === 'failed';
const isPaying = (status: string): boolean => status === 'open' || status === 'processing';

function compareStatus({ status, refundedCents }: BookedHirePayment, found: PaymentSummary): string | null {
  const { received, kept, isLost } = found;
  if (received === 0) {
    return isPaying(status) || isAbandoned(status) ? null : `is ${status}, but nothing was paid`;
  }
  if (isPaying(status)) return `is ${status}, but ${usd(received)} was paid`;
  if (isAbandoned(status)) return kept === 0 || isLost ? null : `is ${status}, but ${usd(kept)} was paid`;
  if (isLost || status === 'refunding' || received - kept === refundedCents) return null;
  return `is ${status} with ${usd(refundedCents)} given back, but ${usd(received - kept)} was`;
}

function comparePayment(booked: BookedHirePayment, state: PaymentIntentState | undefined): Difference[] {
  const { id, status, amountCents, intentId } = booked;
  const repair = { hirePaymentIds: [id] };
  if (!state) {
    if (intentId === null && (isPaying(status) || isAbandoned(status))) return [];
    const detail = `hire payment ${id} is ${status}, and the provider has no payment for it`;
    return [{ code: 'hire_payment_without_payment', id, detail }];
  }
  const found: Difference[] = [];
  const summary = summarize(state);
  const wrong = compareStatus(booked, summary);
  if (wrong) found.push({ code: 'hire_payment_status', id, detail: `hire payment ${id} ${wrong}`, repair });
  if (summary.received > 0 && summary.received !== amountCents) {
    const detail = `hire payment ${id} is of ${usd(amountCents)}, and ${usd(summary.received)} was paid`;
    found.push({ code: 'hire_payment_amount', id, detail });
  }
  return found;
}

/** The expected balances of a project's accounts, in cents. */
function expectedOf(payments: BookedHirePayment[], { intents }: ProviderRecords, out: number) {
  const expected = { provider: -out, contested: 0, escrow: 0 };
  for (const { intentId, isReleased, status, refundedCents } of payments) {
    const state = intents.get(intentId ?? '');
    if (!state) continue;
    const { received, kept, isDisputed: isContested, isLost } = summarize(state);
    if (isLost) continue;
    expected[isContested ? 'contested' : 'provider'] += kept;
    // Released money is owed to the designer or earned; a refunded part may wait for the bank's decision.
    if (!isReleased) expected.escrow -= kept;
    else if (status === 'refunding') expected.escrow -= refundedCents - (received - kept);
  }
  return expected;
}

function compareBooks(
  project: BookedProject,
  expected: ReturnType<typeof expectedOf>,
  payments: BookedHirePayment[],
): Difference[] {
  const wrong = (['provider', 'contested', 'escrow'] as const)
    .filter((account) => project[account] !== expected[account])
    .map(
      (account) =>
        `${account} is ${usd(project[account])} in the books and should be ${usd(expected[account])}`,
    );
  if (wrong.length === 0) return [];
  const detail = `project ${project.id}: ${wrong.join(', ')}`;
  return [
    { code: 'hire_books', id: project.id, detail, repair: { hirePaymentIds: payments.map(({ id }) => id) } },
  ];
}

/** Money received for a project that matches none of its payments. */
function findStrays({ intents }: ProviderRecords, payments: BookedHirePayment[]): Difference[] {
  const known = new Set(payments.map(({ intentId }) => intentId));
  const booked = new Set(payments.map(({ id }) => id));
  return [...intents.values()]
    .filter(({ id, metadata, status }) => metadata.hirePaymentId && !known.has(id) && status !== 'canceled')
    .map((state): Difference => {
      const hirePaymentId = state.metadata.hirePaymentId!;
      const detail = `payment ${state.id} of ${usd(state.amountReceived)} belongs to no project in the books`;
      const repair = booked.has(hirePaymentId) ? { repair: { hirePaymentIds: [hirePaymentId] } } : {};
      return { code: 'payment_without_hire_payment', id: state.id, detail, ...repair };
    });
}

/** Transfers to a designer for a payment that no project has. */
function findStrayTransfers({ transfers }: ProviderRecords, payments: BookedHirePayment[]): Difference[] {
  const booked = new Set(payments.map(({ id }) => id));
  return transfers
    .filter(({ metadata }) => metadata.hirePaymentId && !booked.has(metadata.hirePaymentId))
    .map(({ id, amount }) => {
      const detail = `transfer ${id} of ${usd(amount)} belongs to no project in the books`;
      return { code: 'transfer_unknown', id, detail };
    });
}

/** Payments and transfers belong to a project by the `hirePaymentId` in their metadata. */
export function compareHire(
  records: ProviderRecords,
  payments: BookedHirePayment[],
  projects: BookedProject[],
): Difference[] {
  const paymentsOf = Map.groupBy(payments, ({ projectId }) => projectId);
  const transfersOf = Map.groupBy(records.transfers, ({ metadata }) => metadata.hirePaymentId);
  const outOf = ({ id }: BookedHirePayment) =>
    (transfersOf.get(id) ?? []).reduce((sum, { amount, amountReversed }) => sum + amount - amountReversed, 0);
  return [
    ...findStrays(records, payments),
    ...findStrayTransfers(records, payments),
    ...payments.flatMap((payment) => comparePayment(payment, records.intents.get(payment.intentId ?? ''))),
    ...projects.flatMap((project) => {
      const own = paymentsOf.get(project.id) ?? [];
      const out = own.reduce((sum, payment) => sum + outOf(payment), 0);
      return compareBooks(project, expectedOf(own, records, out), own);
    }),
  ];
}
