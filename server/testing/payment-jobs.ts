/** The jobs of payments, over all owners. */
import type { Context } from '../context.ts';
import { PAYMENT_OWNERS } from '../features.ts';
import * as jobs from '#server/features/payments/jobs.ts';
import { findDifferences as find } from '#server/features/payments/reconciliation/service.ts';

export const settlePayments = (ctx: Context) => jobs.settlePayments(ctx, PAYMENT_OWNERS);
export const finishRefunds = (ctx: Context) => jobs.finishRefunds(ctx, PAYMENT_OWNERS);
export const payOutDue = (ctx: Context) => jobs.payOutDue(ctx, PAYMENT_OWNERS);
export const findDifferences = (ctx: Context) => find(ctx, PAYMENT_OWNERS);
