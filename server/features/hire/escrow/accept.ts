/** Prepare -> commit -> intent -> attach. Each step is idempotent; none calls the provider inside a transaction. */
import { AppError } from '#shared/http/errors.ts';
import type { HireProjectRow } from '#shared/hire/tables.ts';
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import type { Payments } from '#server/providers/payments/payments.ts';
import { lockAsParty } from '../projects.ts';
import {
  ensureIntent,
  findLiveCharge,
  insertCharge,
  withProvider,
} from '#server/features/payments/public.ts';
import { cancelPayment, syncHirePayment, toPaymentToMake } from './payments.ts';
import { projectOwner } from './project-owner.ts';
import { findAcceptedBy, insertAcceptance, isBlockBetween, lockApplication, mayBegin } from './queries.ts';
import { priceCentsOf, splitOf } from './split.ts';

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
type PreparedPayment = { step: 'pay' | 'outdated' | 'paid'; payment: ChargeRow };

/** Throws `project_closed`. */
function resolveExistingPayment(live: ChargeRow | null, isForIt: boolean): PreparedPayment {
  if (live?.status === 'paid' && isForIt) return { step: 'paid', payment: live };
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
  if (!(await mayBegin(tx, application.designerId))) throw new AppError('application_not_found');
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
    const live = await findLiveCharge(tx, projectId, 'upfront');
    const isForIt = live !== null && (await findAcceptedBy(tx, live.id)) === applicationId;
    if (project.status !== 'pending') return resolveExistingPayment(live, isForIt);
    const { shares, changedAt } = await validateOffer(tx, project, request);
    const isSame = isForIt && live.amountCents === shares.amountCents && live.createdAt >= changedAt;
    if (isSame) return { step: 'pay', payment: live };
    if (live?.status === 'processing') throw new AppError('project_closed', { detail: PROCESSING });
    if (live) return { step: 'outdated', payment: live };
    const payment = await insertCharge(tx, {
      ownerKind: projectOwner.kind,
      ownerId: projectId,
      kind: 'upfront',
      ...shares,
      createdAt: ctx.clock.now(),
    });
    await insertAcceptance(tx, { chargeId: payment.id, applicationId });
    return { step: 'pay', payment };
  });

async function pay(ctx: Context, payments: Payments, client: Member, request: CheckoutRequest) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { step, payment } = await preparePayment(ctx, client, request);
    if (step === 'paid') return toPaymentToMake(payments, payment, null);
    if (step === 'outdated') {
      await cancelPayment(ctx, payments, payment);
      continue;
    }
    const intent = await ensureIntent(ctx, payments, projectOwner, payment);
    if (intent.status === 'open') return toPaymentToMake(payments, payment, intent);
    await syncHirePayment(ctx, payment.id);
    if (intent.status === 'processing') return toPaymentToMake(payments, payment, intent);
  }
  throw new AppError('payments_unavailable');
}

/**
 * The payment that accepts an application, the same one for repeated and concurrent requests; once paid, the response
 * says so.
 */
export const acceptApplication = (ctx: Context, client: Member, request: CheckoutRequest) =>
  withProvider(ctx, (payments) => pay(ctx, payments, client, request));
