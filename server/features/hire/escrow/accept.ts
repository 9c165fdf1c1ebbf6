/** Prepare -> commit -> intent -> attach. Each step is idempotent; none calls the provider inside a transaction. */
import { AppError } from '#shared/http/errors.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { HirePaymentRow } from '#shared/hire/escrow/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import { lockAsParty } from '../projects.ts';
import { cancelPayment } from './cancel-payments.ts';
import { intentFor, toPaymentToMake, withPayments } from './intents.ts';
import { findLive, insertPayment, isBlockBetween, lockApplication } from './queries.ts';
import { priceCentsOf, splitOf } from './split.ts';
import { syncHirePayment } from './settle.ts';

/** How many payments for other applications or prices are canceled before giving up. */
const MAX_ATTEMPTS = 4;
const PROCESSING = 'A payment for this project is being processed.';

interface CheckoutRequest {
  projectId: string;
  applicationId: string;
  /** `updatedAt` of the application the client is looking at. */
  seen?: Date | undefined;
}
/** outdated: for another application or an older version of it, to be canceled first. paid: by an earlier attempt. */
type PreparedPayment = { step: 'pay' | 'outdated' | 'paid'; payment: HirePaymentRow };

/** Throws `project_closed`. */
function resolveExistingPayment(live: HirePaymentRow | null, applicationId: string): PreparedPayment {
  if (live?.status === 'paid' && live.applicationId === applicationId) return { step: 'paid', payment: live };
  throw new AppError('project_closed');
}

/** Throws `application_not_found`, `application_decided`, `application_changed`, `blocked`. */
async function validateOffer(
  tx: Queryable,
  project: HireProjectRow,
  { applicationId, seen }: CheckoutRequest,
) {
  const application = await lockApplication(tx, project.id, applicationId);
  if (!application || application.status === 'withdrawn') throw new AppError('application_not_found');
  if (application.status !== 'sent') throw new AppError('application_decided');
  if (seen && seen.getTime() !== application.updatedAt.getTime()) throw new AppError('application_changed');
  if (await isBlockBetween(tx, project.clientId, application.designerId)) throw new AppError('blocked');
  const shares = splitOf(project, priceCentsOf(project, application), 'upfront');
  return { shares, changedAt: application.updatedAt };
}

/** The project's only upfront payment, for this application at today's price. */
const preparePayment = (ctx: Context, client: Member, request: CheckoutRequest): Promise<PreparedPayment> =>
  ctx.db.transaction(async (tx) => {
    const { projectId, applicationId } = request;
    const { project, party } = await lockAsParty(tx, client, projectId);
    if (party !== 'client') throw new AppError('not_allowed');
    const live = await findLive(tx, projectId, 'upfront');
    if (project.status !== 'pending') return resolveExistingPayment(live, applicationId);
    const { shares, changedAt } = await validateOffer(tx, project, request);
    const isSame =
      live?.applicationId === applicationId &&
      live.amountCents === shares.amountCents &&
      live.createdAt >= changedAt;
    if (live && isSame) return { step: 'pay', payment: live };
    if (live?.status === 'processing') throw new AppError('project_closed', { detail: PROCESSING });
    if (live) return { step: 'outdated', payment: live };
    const createdAt = ctx.clock.now();
    const payment = await insertPayment(tx, {
      projectId,
      applicationId,
      kind: 'upfront',
      ...shares,
      createdAt,
    });
    return { step: 'pay', payment };
  });

async function pay(ctx: Context, payments: Payments, client: Member, request: CheckoutRequest) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { step, payment } = await preparePayment(ctx, client, request);
    if (step === 'paid') return toPaymentToMake(payments, payment, null);
    if (step === 'outdated') {
      await cancelPayment(ctx, payments, payment.id);
      continue;
    }
    const intent = await intentFor(ctx, payments, payment, client.id);
    if (intent.status === 'open') return toPaymentToMake(payments, payment, intent);
    await syncHirePayment(ctx, payment.id);
    if (intent.status === 'processing') return toPaymentToMake(payments, payment, intent);
  }
  throw new AppError('payments_unavailable');
}

/**
 * The payment that accepts an application, the same one for repeated and concurrent requests; once paid, the
 * response says so. Throws `project_not_found`, `not_allowed`, `project_closed`, `application_not_found`,
 * `application_decided`, `application_changed`, `blocked`, `payments_unavailable`, `feature_off`.
 */
export const acceptApplication = (ctx: Context, client: Member, request: CheckoutRequest) =>
  withPayments(ctx, (payments) => pay(ctx, payments, client, request));
