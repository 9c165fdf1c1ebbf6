import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { DELIVERED_AFTER_DAYS, DELIVERY_HOLD_DAYS } from '#shared/orders/times.ts';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { forgetDraft } from '#client/lib/draft.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import type { Order } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import * as texts from './texts.ts';

const EMPTY = { carrier: '', trackingNumber: '' };

/** Carrier and tracking number. */
export function ShipDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { id } = order.purchase;
  const ship = useOrderAction(purchaseEndpoints.ship, texts.markedAsShipped, () => {
    forgetDraft(`ship:${id}`);
    onClose();
  });
  const form = useForm({
    start: EMPTY,
    draft: `ship:${id}`,
    isPending: ship.isPending,
    check: ({ carrier, trackingNumber }) => ({
      ...(!carrier.trim() && { carrier: texts.carrierIsRequired }),
      ...(!trackingNumber.trim() && { trackingNumber: texts.trackingNumberIsRequired }),
    }),
    send: (body) => ship.mutate({ params: { id }, body }),
  });
  const common = { maxLength: 80, 'aria-required': true, autoComplete: 'off' } as const;
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={texts.markAsShipped}
      description={texts.buyerGetsTheTrackingNumber(DELIVERED_AFTER_DAYS, DELIVERY_HOLD_DAYS)}
      submitText={texts.markAsShipped}
      savingText={texts.saving}
      refusal={ship.error && <Refusal error={ship.error} />}
      onClose={onClose}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Input label={texts.carrier} {...common} {...form.field('carrier')} />
        <Input label={texts.trackingNumber} {...common} {...form.field('trackingNumber')} />
      </div>
    </FormDialog>
  );
}
