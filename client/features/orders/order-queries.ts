import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { useAction } from '#client/lib/action.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';

const refreshOrders = () =>
  refresh(
    purchaseEndpoints.get,
    purchaseEndpoints.sale,
    purchaseEndpoints.mine,
    purchaseEndpoints.sales,
    payoutEndpoints.account,
  );

/** What the other party, the bank or the clock does shows at once. */
export function useOrdersLive(): void {
  useLive('order', () => void refreshOrders());
  useLiveReopened(() => void refreshOrders());
}

/** An action on an order: shows a toast and refetches everything about orders. A refusal stays in its dialog. */
export const useOrderAction = <E extends Endpoint>(e: E, done: string, onDone: () => void) =>
  useAction(e, {
    onSuccess: () => {
      toast({ title: done });
      onDone();
      // A refund also takes the red dot from the work.
      return Promise.all([refreshOrders(), refresh(artworkEndpoints.get)]);
    },
    // It may have moved meanwhile: the buttons under the dialog are made anew.
    onError: () => refreshOrders(),
  });
