/** Approval and the final payment it charges: the payment is stored first, then the provider is asked. */
import { AppError } from '#shared/http/errors.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import { recordActivity } from '../record-activity.ts';
import { lockAsParty, lockProject, requireProject, toProjectDetail } from '../projects.ts';
import {
  ensureIntent,
  findCharge,
  findLiveCharge,
  insertCharge,
  tryLater,
  withProvider,
} from '#server/features/payments/public.ts';
import { syncHirePayment, syncOpenPayments, toPaymentToMake } from './payments.ts';
import { projectOwner } from './project-owner.ts';
import { findProjectOf, updateDeal } from './queries.ts';
import { splitOf } from './split.ts';

/** How many canceled payments are replaced before giving up. */
const MAX_ATTEMPTS = 3;

const priceOf = (project: HireProjectRow): number => toCents(project.agreedPrice ?? project.budget);

const isDelivered = (project: HireProjectRow): boolean =>
  project.status === 'under_review' && project.approvedAt === null;

/** The project must be locked. */
async function ensureFinalPayment(ctx: Context, tx: Queryable, project: HireProjectRow): Promise<ChargeRow> {
  const live = await findLiveCharge(tx, project.id, 'final');
  if (live) return live;
  const shares = splitOf(project, priceOf(project), 'final');
  return insertCharge(tx, {
    ownerKind: projectOwner.kind,
    ownerId: project.id,
    kind: 'final',
    payeeId: project.designerId,
    ...shares,
    createdAt: ctx.clock.now(),
  });
}

/** The project must be locked and delivered. @param by null: the deadline */
async function approve(
  ctx: Context,
  tx: Queryable,
  project: HireProjectRow,
  by: Member | null,
): Promise<ChargeRow> {
  const at = ctx.clock.now();
  await updateDeal(tx, project.id, { approvedAt: at, clientApproved: by !== null });
  const payment = await ensureFinalPayment(ctx, tx, project);
  const kind = by ? 'approved' : 'approved_by_time';
  await recordActivity(ctx, tx, { projectId: project.id, actorId: by?.id ?? null, kind, at });
  return payment;
}

/** Charges the saved card once; if it is refused, the client is asked for another one. Throws `PaymentsError`. */
export async function chargeFinalPayment(ctx: Context, paymentId: string): Promise<void> {
  const payment = await findCharge(ctx.db, paymentId);
  if (!ctx.payments || payment?.kind !== 'final' || payment.status !== 'open') return;
  // Already charged; if it was refused, the client has to act.
  if (payment.stripePaymentIntentId) return;
  const project = await findProjectOf(ctx.db, payment.ownerId);
  // Disputed in the meantime: a moderator decides.
  if (project.status !== 'under_review') return;
  await ensureIntent(ctx, ctx.payments, projectOwner, payment);
  await syncHirePayment(ctx, paymentId);
}

/** The same without waiting for success: the job finishes what fails now. */
const tryChargeFinalPayment = (ctx: Context, paymentId: string) =>
  tryLater(ctx, { chargeId: paymentId }, () => chargeFinalPayment(ctx, paymentId));

export async function approveWork(ctx: Context, client: Member, id: string) {
  if (!ctx.payments) throw new AppError('feature_off');
  const payment = await ctx.db.transaction(async (tx) => {
    const { project, party } = await lockAsParty(tx, client, id);
    if (party !== 'client') throw new AppError('not_allowed');
    if (!isDelivered(project)) throw new AppError('project_state');
    return approve(ctx, tx, project, client);
  });
  await tryChargeFinalPayment(ctx, payment.id);
  return toProjectDetail(ctx, client, id);
}

/** Approval by the deadline; does nothing if it is no longer due. @param isDue checked on the locked project */
export async function approveByTime(
  ctx: Context,
  id: string,
  isDue: (project: HireProjectRow) => boolean,
): Promise<void> {
  const payment = await ctx.db.transaction(async (tx) => {
    const project = await lockProject(tx, id);
    return isDelivered(project) && isDue(project) ? approve(ctx, tx, project, null) : null;
  });
  if (payment) await tryChargeFinalPayment(ctx, payment.id);
}

/** The final payment of an approved project; null if it was paid. Throws `not_allowed`, `project_state`. */
const findFinalPayment = (ctx: Context, client: Member, id: string) =>
  ctx.db.transaction(async (tx) => {
    const { project, party } = await lockAsParty(tx, client, id);
    if (party !== 'client') throw new AppError('not_allowed');
    const isDue = project.status === 'under_review' && project.approvedAt !== null;
    if (!isDue && !project.finalPaid) throw new AppError('project_state');
    return { project, payment: await ensureFinalPayment(ctx, tx, project) };
  });

async function payWithCard(ctx: Context, payments: Payments, client: Member, id: string) {
  await requireProject(ctx.db, client, id);
  await syncOpenPayments(ctx, id);
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const { project, payment } = await findFinalPayment(ctx, client, id);
    if (project.finalPaid) return toPaymentToMake(payments, payment, null);
    const intent = await ensureIntent(ctx, payments, projectOwner, payment);
    await syncHirePayment(ctx, payment.id);
    if (intent.status !== 'canceled') return toPaymentToMake(payments, payment, intent);
  }
  throw new AppError('payments_unavailable');
}

/** Pays the final payment that the saved card was refused for with another card. */
export const payFinalPayment = (ctx: Context, client: Member, id: string) =>
  withProvider(ctx, (payments) => payWithCard(ctx, payments, client, id));
