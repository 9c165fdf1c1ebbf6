/** Jobs for lost webhooks, crashes and due payouts, over the charges of every owner. */
import type { Context } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { listRefunding, listUnsettled } from './charge-queries.ts';
import { deleteHandledBefore } from './webhooks/queries.ts';
import { type PaymentOwner, type PaymentOwners, ownerOf } from './owners.ts';
import { listPendingParts } from './part-queries.ts';
import { finishRefund, settle } from './settle.ts';
import { listDue, listUnreversed, listWithoutAccount } from './transfer-queries.ts';
import { notifyNoAccount, payOut, reverseTransfer } from './transfers.ts';

const BATCH = 500;
/** The provider retries for 3 days and lets an event be sent again for 30. */
const EVENTS_KEPT_MS = 90 * 86_400_000;

type Step = (ctx: Context, owner: PaymentOwner, chargeId: string) => Promise<void>;

async function eachCharge(
  ctx: Context,
  owners: PaymentOwners,
  rows: { id: string; ownerKind: string }[],
  message: string,
  step: Step,
): Promise<void> {
  const kinds = new Map(rows.map(({ id, ownerKind }) => [id, ownerKind]));
  await eachRow(ctx, rows, message, (id) => step(ctx, ownerOf(owners, kinds.get(id)!), id));
}

/** Re-reads every unsettled payment from the provider, so a lost webhook only causes a delay. */
export async function settlePayments(ctx: Context, owners: PaymentOwners): Promise<void> {
  if (!ctx.payments) return;
  const message = 'a payment could not be settled; will retry';
  await eachCharge(ctx, owners, await listUnsettled(ctx.db, BATCH), message, settle);
}

/** Finishes interrupted refunds, and reverses payouts of payments that were refunded another way. */
export async function finishRefunds(ctx: Context, owners: PaymentOwners): Promise<void> {
  if (!ctx.payments) return;
  const message = 'a refund could not be finished; will retry';
  const waiting = [...(await listRefunding(ctx.db, BATCH)), ...(await listPendingParts(ctx.db, BATCH))];
  await eachCharge(ctx, owners, waiting, message, finishRefund);
  await eachCharge(ctx, owners, await listUnreversed(ctx.db, BATCH), message, reverseTransfer);
}

/** Pays every due payout and finishes interrupted ones. */
export async function payOutDue(ctx: Context, owners: PaymentOwners): Promise<void> {
  if (!ctx.payments) return;
  const message = 'a payout could not be finished; will retry';
  const now = ctx.clock.now();
  await eachCharge(ctx, owners, await listDue(ctx.db, now, BATCH), message, payOut);
  const waiting = await listWithoutAccount(ctx.db, now, BATCH);
  await eachCharge(ctx, owners, waiting, message, notifyNoAccount);
}

/** An event that comes again without its row is handled again, which changes nothing. */
export const deleteOldEvents = (ctx: Context): Promise<unknown> =>
  deleteHandledBefore(ctx.db, new Date(ctx.clock.now().getTime() - EVENTS_KEPT_MS));
