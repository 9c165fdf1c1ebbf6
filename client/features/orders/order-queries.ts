import { certificateEndpoints } from '#shared/certificates/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import type { Endpoint, Sent } from '#shared/http/endpoint.ts';
import { useAction } from '#client/lib/action.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import type { FormOptions } from '#client/lib/forms/use-form.ts';
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
    // It can't be transferred while a refund is requested.
    certificateEndpoints.ofPurchase,
  );

/** Shows changes by the other party, the bank or a deadline at once. */
export function useOrdersLive(): void {
  useLive('order', () => void refreshOrders());
  useLiveReopened(() => void refreshOrders());
}

const outcomes = (done: string, onDone: () => void) => ({
  onSuccess: () => {
    toast({ title: done });
    onDone();
    // A refund also makes the work available again.
    return Promise.all([refreshOrders(), refresh(artworkEndpoints.get)]);
  },
  // It may have changed in the meantime: the buttons behind the dialog are updated.
  onError: () => refreshOrders(),
});

/** An action on an order: shows a toast and refetches everything about orders. An error stays in its dialog. */
export const useOrderAction = <E extends Endpoint>(e: E, done: string, onDone: () => void) =>
  useAction(e, outcomes(done, onDone));

/** The same for a form, which shows errors at its fields. */
export const useOrderForm = <E extends Endpoint, Values extends object>(
  e: E,
  done: string,
  onDone: () => void,
  options: FormOptions<Values> & { input: (values: Values) => Sent<E> },
) => useEndpointForm<E, Values>(e, { ...options, ...outcomes(done, onDone) });
