import { eq } from 'drizzle-orm';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { purchases } from '#shared/orders/tables.ts';
import { type Feature, inDollars } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { expireReservations } from './jobs.ts';
import { deleteFailedPurchases, endReservationsOf, updatePurchase } from './queries.ts';
import { countDeliveries, remindToShip } from './shipping-jobs.ts';
import { escalateUnanswered, refundUnshipped } from './refunds/jobs.ts';
import { listOpenOrders } from './open-items.ts';
import { confirmReceipt, setAddress, shipOrder, showOnProfile } from './fulfillment.ts';
import { listOwnPurchases, listSales, readPurchase, readSale, startPurchase } from './service.ts';
import { refundPictureFiles } from './refunds/pictures.ts';
import {
  acceptPart,
  acceptRefund,
  cancelRefundRequest,
  declinePart,
  declineRefund,
  issueRefund,
  listRefundCases,
  refundPart,
  requestRefund,
} from './refunds/service.ts';

export const orders: Feature = {
  openItems: listOpenOrders,
  endpoints: [
    handle(purchaseEndpoints, (ctx) => ({
      createIntent: ({ body, actor }) => startPurchase(ctx, actor, body),
      get: ({ params, actor }) => readPurchase(ctx, actor, params.id),
      sale: ({ params, actor }) => readSale(ctx, actor, params.id),
      setAddress: ({ params, body, actor }) => setAddress(ctx, actor, params.id, body),
      ship: ({ params, body, actor }) => shipOrder(ctx, actor, params.id, body),
      confirm: ({ params, actor }) => confirmReceipt(ctx, actor, params.id),
      show: ({ params, body, actor }) => showOnProfile(ctx, actor, params.id, body.isShown),
      mine: ({ query, actor }) => listOwnPurchases(ctx, actor, query),
      sales: ({ params, query, actor }) => listSales(ctx, actor, params.userId, query),
    })),
    handle(refundEndpoints, (ctx) => ({
      ask: ({ params, body, actor }) => requestRefund(ctx, actor, params.id, body),
      withdraw: ({ params, actor }) => cancelRefundRequest(ctx, actor, params.id),
      accept: ({ params, actor }) => acceptRefund(ctx, actor, params.id),
      decline: ({ params, body, actor }) => declineRefund(ctx, actor, params.id, body.answer),
      part: ({ params, body, actor }) => refundPart(ctx, actor, params.id, body),
      acceptPart: ({ params, actor }) => acceptPart(ctx, actor, params.id),
      declinePart: ({ params, actor }) => declinePart(ctx, actor, params.id),
      give: ({ params, body, actor }) => issueRefund(ctx, actor, params.id, body.reason),
      waiting: ({ query, actor }) => listRefundCases(ctx, actor, query),
    })),
  ],
  jobs: {
    'expire-reservations': { cron: every(1), run: expireReservations },
    'remind-to-ship': { cron: every(10, { offset: 3 }), run: remindToShip },
    'count-deliveries': { cron: every(10, { offset: 4 }), run: countDeliveries },
    'refund-unshipped': { cron: every(10, { offset: 5 }), run: refundUnshipped },
    'escalate-unanswered-refunds': { cron: every(10, { offset: 9 }), run: escalateUnanswered },
  },
  listen: [
    ({ events }) =>
      events.on('artwork.deleting', (tx, { artworkId }) => deleteFailedPurchases(tx, artworkId)),
    ({ events, clock }) =>
      events.on('member.suspended', (tx, { memberId }) => endReservationsOf(tx, memberId, clock.now())),
    // A member who no longer owns a work does not show it as theirs.
    ({ events }) =>
      events.on('certificate.handed_on', (tx, { purchaseId }) =>
        updatePurchase(tx, purchaseId, { isShown: false }),
      ),
  ],
  /** The books need no address. */
  async onAccountDeletion(_ctx, tx, memberId) {
    await tx
      .update(purchases)
      .set({ shippingAddress: null, trackingNumber: null })
      .where(eq(purchases.buyerId, memberId));
  },
  memberFiles: refundPictureFiles,
  memberData: [
    {
      table: 'purchases',
      // Bookkeeping.
      columns: { buyer_id: 'kept', seller_id: 'kept' },
      exported: {
        file: 'orders',
        omits: ['failure_message', 'reserved_until', 'updated_at', 'ship_reminders'],
        // Where a buyer lives is the buyer's, once the parcel has arrived.
        rows: `select p.id, case when p.buyer_id = $1 then 'purchase' else 'sale' end as direction, a.title, p.edition_number, a.edition_size, p.status, p.amount,
          p.delivery_cost, p.artist_amount, p.commission_amount, p.commission_rate, p.is_physical_item,
          p.country, p.delivery_zone, p.delivery_days_from, p.delivery_days_to, p.tax_country, p.tax_category, p.tax_percent, p.tax_amount, p.billing,
          case when p.buyer_id = $1 then p.shipping_address end as shipping_address, p.carrier, p.tracking_number,
          case when p.buyer_id = $1 then p.is_shown end as is_shown, p.commission_agreed_at, p.confirmed_at, p.paid_at, p.shipped_at, p.delivered_at, p.refunded_at, p.created_at,
          case when p.status = 'refunded' then p.amount + p.delivery_cost
            else (select ${inDollars('sum(r.amount_cents)')} from refunds r where r.charge_id = p.id and r.status = 'done')
          end as returned_amount
        from purchases p join artworks a on a.id = p.artwork_id
        where $1 in (p.buyer_id, p.seller_id) order by p.created_at, p.id`,
      },
    },
    {
      table: 'refund_requests',
      columns: { asked_by: 'kept', decided_by: 'kept' },
      exported: {
        file: 'refund-requests',
        rows: `select r.purchase_id, r.reason, r.status, r.answer, ${inDollars('r.offered_cents')} as offered_amount, r.offered_at,
          r.offer_declined_at, ${inDollars('r.part_cents')} as part_amount, r.created_at, r.decided_at,
          array(select i.upload_id from refund_pictures i where i.request_id = r.id order by i.position) as pictures
        from refund_requests r join purchases p on p.id = r.purchase_id
        where $1 in (p.buyer_id, p.seller_id) order by r.created_at, r.id`,
      },
    },
  ],
};
