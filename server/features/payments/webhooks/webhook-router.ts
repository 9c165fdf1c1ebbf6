/** The provider's webhook. Raw, because the signature covers the bytes as received. */
import express, { type Request, type Response, Router } from 'express';
import * as z from 'zod/mini';
import { AppError } from '#shared/http/errors.ts';
import { Id } from '#shared/kernel/fields.ts';
import type { Context } from '#server/context.ts';
import { track } from '#server/http/running.ts';
import { sendProblem } from '#server/http/errors.ts';
import { isUsable } from '#server/http/usable.ts';
import {
  type Payments,
  PaymentsError,
  type ProviderEvent,
  isMissing,
} from '#server/providers/payments/payments.ts';
import { recordHandled, wasHandled } from './queries.ts';
import { type PaymentOwners, ownerOf } from '../owners.ts';
import { syncAccount } from '../payouts/accounts.ts';
import { findChargeByIntent } from '../charge-queries.ts';
import { attachIntent } from '../intents.ts';
import { settle } from '../settle.ts';

/**
 * Brings the charge of a payment intent up to date, also one that a server created and did not live to remember.
 * An intent without a charge is ignored. Throws `PaymentsError`.
 */
async function syncIntent(ctx: Context, owners: PaymentOwners, intentId: string): Promise<void> {
  if (!ctx.payments) return;
  const known = await findChargeByIntent(ctx.db, intentId);
  if (known) return settle(ctx, ownerOf(owners, known.ownerKind), known.id);
  const { metadata } = await ctx.payments.readIntent(intentId);
  for (const owner of owners.charges) {
    const chargeId = z.safeParse(Id, metadata[owner.metadataKey]);
    if (!chargeId.success) continue;
    await attachIntent(ctx, owner, chargeId.data, intentId);
    await settle(ctx, owner, chargeId.data);
  }
}

const PATH = '/api/webhooks/stripe';
const BODY_LIMIT = '1mb';

function verify(payments: Payments, req: Request): ProviderEvent | null {
  try {
    return payments.verifyEvent(req.body as Buffer, req.header('stripe-signature'));
  } catch {
    return null;
  }
}

/** Waiting does not help if the provider does not have what the event is about. */
async function unlessMissing(ctx: Context, { id, type }: ProviderEvent, sync: Promise<void>): Promise<void> {
  try {
    await sync;
  } catch (error) {
    if (!isMissing(error)) throw error;
    const { code, requestId } = error;
    ctx.log.warn(
      { eventId: id, type, code, requestId },
      'a webhook names something the provider does not have',
    );
  }
}

/** Recorded only after success, so a failed event is delivered again. */
async function handle(ctx: Context, owners: PaymentOwners, event: ProviderEvent): Promise<void> {
  if (await wasHandled(ctx.db, event.id)) return;
  const { paymentIntentId, subscriptionId, accountId } = event;
  if (paymentIntentId) await unlessMissing(ctx, event, syncIntent(ctx, owners, paymentIntentId));
  if (subscriptionId) await unlessMissing(ctx, event, owners.syncSubscription(ctx, subscriptionId));
  if (accountId && event.type.startsWith('account.'))
    await unlessMissing(ctx, event, syncAccount(ctx, accountId));
  await recordHandled(ctx.db, { id: event.id, type: event.type });
}

async function receive(ctx: Context, owners: PaymentOwners, req: Request, res: Response): Promise<void> {
  if (!ctx.payments) return sendProblem(res, new AppError('feature_off'));
  const event = verify(ctx.payments, req);
  if (!event) return sendProblem(res, new AppError('bad_signature'));
  if (!isUsable(event)) return sendProblem(res, new AppError('malformed_body'));
  try {
    await track(handle(ctx, owners, event));
    res.json({ received: true });
  } catch (error) {
    const { name, code } = error as { name?: string; code?: unknown };
    // Never logs the whole event or error: both contain secrets.
    ctx.log.error(
      { eventId: event.id, type: event.type, name, code: typeof code === 'string' ? code : undefined },
      'webhook failed; the provider will send it again',
    );
    sendProblem(
      res,
      error instanceof PaymentsError ? new AppError('payments_unavailable') : new AppError('internal'),
    );
  }
}

/** Mount before any body parser. */
export const webhookRouter =
  (owners: PaymentOwners) =>
  (ctx: Context): Router => {
    const router = Router();
    router.post(PATH, express.raw({ type: () => true, limit: BODY_LIMIT }), (req, res) =>
      receive(ctx, owners, req, res),
    );
    return router;
  };
