import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { purchaseRoutes } from './routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { expireReservations } from './jobs.ts';
import { deleteFailedPurchases, endReservationsOf, updatePurchase } from './queries.ts';
import { countDeliveries, remindToShip } from './shipping-jobs.ts';
import { escalateUnanswered, refundUnshipped } from './refunds/jobs.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';
import { listOpenOrders } from './open-items.ts';

export const orders: Feature = {
  memberData,
  openItems: listOpenOrders,
  forgetMember,
  endpoints: [purchaseEndpoints, refundEndpoints],
  routes: [purchaseRoutes, refundRoutes],
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
    // Who no longer owns a work does not show it as theirs.
    ({ events }) =>
      events.on('certificate.handed_on', (tx, { purchaseId }) =>
        updatePurchase(tx, purchaseId, { isShown: false }),
      ),
  ],
};
