import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { purchaseRoutes } from './routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { expireReservations, reconcilePayments } from './jobs.ts';
import { countDeliveries, remindToShip } from './shipping-jobs.ts';
import { escalateUnanswered, finishRefunds, refundUnshipped } from './refunds/jobs.ts';
import { payArtists } from './payouts/jobs.ts';
import { subscribeOrders } from './subscribe.ts';

export const orders: Feature = {
  endpoints: [purchaseEndpoints, refundEndpoints],
  routes: [purchaseRoutes, refundRoutes],
  jobs: {
    'expire-reservations': { cron: every(1), run: expireReservations },
    'reconcile-payments': { cron: every(5), run: reconcilePayments },
    'remind-to-ship': { cron: every(10, { offset: 3 }), run: remindToShip },
    'count-deliveries': { cron: every(10, { offset: 4 }), run: countDeliveries },
    'finish-refunds': { cron: every(1), run: finishRefunds },
    'refund-unshipped': { cron: every(10, { offset: 5 }), run: refundUnshipped },
    'escalate-unanswered-refunds': { cron: every(10, { offset: 9 }), run: escalateUnanswered },
    'pay-artists': { cron: every(1), run: payArtists },
  },
  listen: [subscribeOrders],
};
