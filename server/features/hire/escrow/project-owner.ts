/** A project follows its charges: the upfront one accepts an application, the final one completes it. */
import { dueDateOf } from '#shared/hire/times.ts';
import type { HireApplicationRow, HireProjectRow } from '#shared/hire/tables.ts';
import { fromCents } from '#shared/kernel/money.ts';
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { shareAgreements } from '#server/features/accounts/public.ts';
import { type Intent, type PaymentOwner, updateCharge } from '#server/features/payments/public.ts';
import { customerOf } from '#server/features/premium/public.ts';
import { type IntentRequest, type Payments, PaymentsError } from '#server/providers/payments/payments.ts';
import { lockProject, moveProject } from '../projects.ts';
import { recordActivity } from '../record-activity.ts';
import { releasePaid } from './paid-charges.ts';
import {
  closeApplications,
  findAcceptedBy,
  findCard,
  findProjectOf,
  lockApplication,
  mayBegin,
  saveCard,
  setApplicationStatus,
  updateDeal,
} from './queries.ts';
import { insertDispute } from '../disputes/queries.ts';
import { amountsAt, priceCentsOf, toColumns } from './split.ts';

/** The upfront payment saves the client's card; the final one charges it, and without one the client has to pay. */
async function createIntent(
  ctx: Context,
  payments: Payments,
  { kind, ownerId }: ChargeRow,
  request: IntentRequest,
): Promise<Intent> {
  if (kind === 'upfront') {
    const { clientId } = await findProjectOf(ctx.db, ownerId);
    const customerId = await customerOf(ctx, payments.billing, clientId);
    return payments.createIntent({ ...request, customerId, savesCard: true });
  }
  const card = await findCard(ctx.db, ownerId);
  if (!card) return payments.createIntent(request);
  const { customerId, paymentMethodId } = card;
  const idempotencyKey = request.idempotencyKey.replace(':pi:', ':card:');
  try {
    return await payments.chargeSavedCard({ ...request, idempotencyKey, customerId, paymentMethodId });
  } catch (error) {
    // The card was removed in the meantime.
    if (error instanceof PaymentsError && error.code === 'resource_missing')
      return payments.createIntent(request);
    throw error;
  }
}

type Change = Parameters<PaymentOwner['onPaid']>[0];

const LATE = 'Your payment arrived too late. It will be refunded to your card in full.';
const NO_CARD = 'There’s no saved card to charge. Please use another card.';
const REFUNDED = 'The payment provider refunded a payment to the client.';
const DISPUTED = 'The client disputed a payment with their bank.';

/** The application this payment accepts, if it is unchanged since the client agreed to pay for it. */
async function findAcceptable(
  tx: Queryable,
  project: HireProjectRow,
  charge: ChargeRow,
): Promise<HireApplicationRow | null> {
  const applicationId = await findAcceptedBy(tx, charge.id);
  if (project.status !== 'pending' || !applicationId) return null;
  const application = await lockApplication(tx, project.id, applicationId);
  if (application?.status !== 'sent' || application.updatedAt > charge.createdAt) return null;
  const parties = await shareAgreements(tx, project.clientId, application.designerId);
  if (parties.some(({ deletesAt }) => deletesAt) || !(await mayBegin(tx, application.designerId)))
    return null;
  const { upfrontCents } = amountsAt(project, priceCentsOf(project, application));
  return upfrontCents === charge.amountCents ? application : null;
}

async function accept({ ctx, tx, charge, state }: Change, project: HireProjectRow): Promise<void> {
  const application = (await findAcceptable(tx, project, charge))!;
  const at = ctx.clock.now();
  const cents = priceCentsOf(project, application);
  const { id: projectId, clientId } = project;
  const { designerId } = application;
  await setApplicationStatus(tx, application.id, 'accepted');
  const others = await closeApplications(tx, projectId);
  await moveProject(tx, project, 'in_progress', 'provider', {
    ...toColumns(amountsAt(project, cents)),
    designerId,
    agreedPrice: fromCents(cents),
    upfrontPaid: true,
    upfrontPaymentIntentId: state.id,
    startedAt: at,
    dueDate: dueDateOf(at, application.timelineDays),
  });
  await updateCharge(tx, charge.id, { payeeId: designerId });
  const { paymentMethodId } = state;
  if (paymentMethodId) await saveCard(tx, { projectId, clientId, paymentMethodId });
  await recordActivity(ctx, tx, { projectId, actorId: clientId, kind: 'accepted', at });
  const note = fromCents(charge.amountCents);
  await recordActivity(ctx, tx, { projectId, actorId: null, kind: 'upfront_paid', note, at });
  await recordActivity(ctx, tx, { projectId, actorId: clientId, kind: 'not_chosen', memberIds: others, at });
}

async function complete({ ctx, tx, charge, state }: Change, project: HireProjectRow): Promise<void> {
  const at = ctx.clock.now();
  const paid = { finalPaid: true, finalPaymentIntentId: state.id, finalFailedAt: null };
  const projectId = project.id;
  const activity = { projectId, actorId: null, at };
  if (project.status === 'under_review') {
    const completed = await moveProject(tx, project, 'completed', 'provider', { ...paid, completedAt: at });
    await releasePaid(ctx, tx, completed);
  } else {
    // A moderator decides about this payment too.
    await updateDeal(tx, projectId, paid);
  }
  await recordActivity(ctx, tx, { ...activity, kind: 'rest_paid', note: fromCents(charge.amountCents) });
  if (project.status === 'under_review') await recordActivity(ctx, tx, { ...activity, kind: 'completed' });
}

/** The project may no longer be paid for: a moderator decides. */
async function moveToDispute({ ctx, tx, charge }: Change, reason: string): Promise<void> {
  const project = await lockProject(tx, charge.ownerId);
  if (project.status !== 'in_progress' && project.status !== 'under_review') return;
  const at = ctx.clock.now();
  const projectId = project.id;
  await moveProject(tx, project, 'disputed', 'provider');
  await insertDispute(tx, { projectId, openedBy: null, reason, createdAt: at });
  await recordActivity(ctx, tx, { projectId, actorId: null, kind: 'disputed', note: reason, at });
}

export const projectOwner: PaymentOwner = {
  kind: 'project',
  label: 'hire_payment',
  prefix: 'hire',
  metadataKey: 'hirePaymentId',

  lock: (tx, { ownerId }) => lockProject(tx, ownerId),

  describe: async (_tx, { kind, ownerId }) => ({
    description: kind === 'upfront' ? 'Design project, upfront' : 'Design project, final payment',
    metadata: { kind: 'hire_payment', hireProjectId: ownerId },
  }),

  createIntent,

  /** The final payment is charged without the client, so an open one means the charge failed. */
  async onUnpaid({ ctx, tx, charge }) {
    if (charge.kind !== 'final' || charge.status !== 'open') return;
    if (!charge.failureMessage) await updateCharge(tx, charge.id, { failureMessage: NO_CARD });
    const project = await lockProject(tx, charge.ownerId);
    if (project.status !== 'under_review' || project.finalFailedAt) return;
    const at = ctx.clock.now();
    await updateDeal(tx, project.id, { finalFailedAt: at });
    await recordActivity(ctx, tx, { projectId: project.id, actorId: null, kind: 'rest_failed', at });
  },

  async refusal({ tx, charge }) {
    const project = await lockProject(tx, charge.ownerId);
    const isWanted =
      charge.kind === 'upfront'
        ? (await findAcceptable(tx, project, charge)) !== null
        : ['under_review', 'disputed'].includes(project.status) && project.approvedAt !== null;
    return isWanted && charge.status !== 'canceled' ? null : LATE;
  },

  async onPaid(change) {
    const project = await lockProject(change.tx, change.charge.ownerId);
    await (change.charge.kind === 'upfront' ? accept(change, project) : complete(change, project));
  },

  async onRefunded(change, { cents, by }) {
    const { ctx, tx, charge } = change;
    if (by === 'bank') return;
    const refunded = { kind: 'refunded', note: fromCents(cents), at: ctx.clock.now() } as const;
    await recordActivity(ctx, tx, { projectId: charge.ownerId, actorId: null, ...refunded });
    if (by === 'provider') await moveToDispute(change, REFUNDED);
  },

  onDisputed: async (change, dispute) => {
    if (dispute === 'open') await moveToDispute(change, DISPUTED);
  },

  async onPayout({ ctx, tx, charge, transfer, change }) {
    if (change !== 'paid' && change !== 'held') return;
    const kind = change === 'paid' ? 'transferred' : 'payout_held';
    const note = fromCents(transfer.amountCents);
    const at = ctx.clock.now();
    await recordActivity(ctx, tx, { projectId: charge.ownerId, actorId: null, kind, note, at });
  },
};
