/** A purchase follows its one charge, which has the purchase's id. The work is locked before the purchase. */
import { eq } from 'drizzle-orm';
import { fromCents } from '#shared/kernel/money.ts';
import { payoutDueAt } from '#shared/orders/times.ts';
import { type PurchaseStatus, canMove } from '#shared/orders/states.ts';
import { type PurchaseRow, commissions } from '#shared/orders/tables.ts';
import { soldOf } from '#shared/orders/refunds/sold-of.ts';
import { returnedOf } from '#shared/payments/returned.ts';
import { markSold, markUnsold } from '#server/features/artworks/public.ts';
import { type PaymentOwner, releaseCharge } from '#server/features/payments/public.ts';
import { taxAtPayment } from '#server/features/tax/public.ts';
import type { Queryable } from '#server/context.ts';
import { emitOrderChanged } from './emit-order-changed.ts';
import {
  acceptLiveRefund,
  findArtworkOf,
  insertPayout,
  listMismatches,
  lockPurchase,
  lockWork,
  settleRefund,
  updatePurchase,
} from './queries.ts';

const LATE = 'Your payment arrived after the reservation ended. It will be refunded to your card in full.';
const UNPAID = { open: 'pending', processing: 'processing', canceled: 'canceled' } as const;
const CHANGES = { paid: 'paid_out', reversed: 'payout_reversed', held: 'payout_held' } as const;

const isClosed = ({ status }: PurchaseRow): boolean => status === 'canceled' || status === 'failed';

/** It is locked already. */
const readLocked = async (tx: Queryable, { ownerId }: { ownerId: string }): Promise<PurchaseRow> =>
  (await lockPurchase(tx, ownerId))!;

/** The status of a paid purchase without a dispute. */
function undisputed(row: PurchaseRow): PurchaseStatus {
  if (row.deliveredAt) return 'delivered';
  return row.shippedAt ? 'shipped' : 'paid';
}

const mayMove = (row: PurchaseRow, to: PurchaseStatus): boolean =>
  canMove(row.status as PurchaseStatus, to, 'provider');

export const purchaseOwner: PaymentOwner = {
  kind: 'purchase',
  label: 'purchase',
  prefix: 'purchase',
  metadataKey: 'purchaseId',

  async lock(tx, { ownerId }) {
    await lockWork(tx, await findArtworkOf(tx, ownerId));
    await lockPurchase(tx, ownerId);
  },

  async describe(tx, { ownerId }) {
    const artworkId = await findArtworkOf(tx, ownerId);
    return { description: 'Artwork purchase', metadata: { kind: 'artwork', artworkId } };
  },

  onIntent: (tx, { ownerId }, stripePaymentIntentId) =>
    updatePurchase(tx, ownerId, { stripePaymentIntentId }),

  async onUnpaid({ ctx, tx, charge, state }) {
    if (state.status === 'succeeded') return;
    const row = await readLocked(tx, charge);
    const status = UNPAID[state.status];
    const { failureMessage } = charge;
    if (mayMove(row, status)) {
      await updatePurchase(tx, row.id, { status, failureMessage });
      ctx.log.info({ purchaseId: row.id, from: row.status, to: status }, 'purchase moved');
    } else if (row.status === status && row.failureMessage !== failureMessage) {
      await updatePurchase(tx, row.id, { failureMessage });
    }
  },

  /** The reservation is over, and the work may belong to someone else. */
  async refusal({ tx, charge }) {
    const row = await readLocked(tx, charge);
    if (!isClosed(row)) return null;
    await updatePurchase(tx, row.id, { failureMessage: LATE });
    return LATE;
  },

  /** The work or its number is sold, and its artist gets a payout. */
  async onPaid({ ctx, tx, charge, state }) {
    const row = await readLocked(tx, charge);
    const { id, artworkId, sellerId: artistId, buyerId } = row;
    const now = ctx.clock.now();
    const paid = await updatePurchase(tx, id, {
      status: 'paid',
      paidAt: now,
      stripeChargeId: state.chargeId,
      failureMessage: null,
      reservedUntil: null,
      ...(await taxAtPayment(tx, row)),
    });
    await markSold(tx, artworkId, now);
    await insertPayout(tx, paid);
    await releaseCharge(ctx, tx, charge, payoutDueAt(paid));
    await ctx.events.emit(tx, 'artwork.sold', { artworkId, artistId, buyerId, purchaseId: id });
    ctx.log.info({ purchaseId: id, to: 'paid' }, 'purchase moved');
  },

  async returnedOf(tx, charge, cents) {
    return returnedOf(soldOf(await readLocked(tx, charge)), cents);
  },

  /** The artist has the work back, and an open refund request is answered. After a part the sale stands. */
  async onRefunded({ ctx, tx, charge }, { by }) {
    const row = await readLocked(tx, charge);
    const now = ctx.clock.now();
    if (charge.status === 'paid') {
      const decidedBy = by === 'app' ? await settleRefund(tx, row.id) : null;
      await emitOrderChanged(ctx, tx, row, 'refunded_part', decidedBy);
      return;
    }
    if (!mayMove(row, 'refunded')) {
      await updatePurchase(tx, row.id, { refundedAt: now });
      return;
    }
    await updatePurchase(tx, row.id, { status: 'refunded', refundedAt: now });
    await markUnsold(tx, row.artworkId);
    await ctx.events.emit(tx, 'artwork.changed', { artworkId: row.artworkId, artistId: row.sellerId });
    const decidedBy = await acceptLiveRefund(tx, row.id, now);
    await emitOrderChanged(ctx, tx, row, 'refunded', decidedBy);
  },

  async onDisputed({ ctx, tx, charge }, dispute) {
    const row = await readLocked(tx, charge);
    const status = dispute === 'open' ? 'disputed' : undisputed(row);
    if (!mayMove(row, status)) return;
    await updatePurchase(tx, row.id, { status });
    await emitOrderChanged(ctx, tx, row, dispute === 'open' ? 'disputed' : 'dispute_won', null);
  },

  /** `commissions` says what the transfer says. */
  async onPayout({ ctx, tx, charge, transfer, change }) {
    const { status, stripeTransferId, paidAt } = transfer;
    const amount = fromCents(transfer.amountCents);
    await tx
      .update(commissions)
      .set({ amount, status, stripeTransferId, paidAt })
      .where(eq(commissions.purchaseId, charge.ownerId));
    if (change !== 'paid' && change !== 'reversed' && change !== 'held') return;
    await emitOrderChanged(ctx, tx, await readLocked(tx, charge), CHANGES[change], null);
  },

  listMismatches,
};
