import { isVisible } from '#shared/kernel/fields.ts';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { DELIVERED_AFTER_DAYS, DELIVERY_HOLD_DAYS } from '#shared/orders/times.ts';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { deleteDraft } from '#client/lib/draft.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import type { Order } from './order.ts';
import { useOrderAction } from './order-queries.ts';

const EMPTY = { carrier: '', trackingNumber: '' };

/** Carrier and tracking number. */
export function ShipDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { id } = order.purchase;
  const ship = useOrderAction(purchaseEndpoints.ship, t('Marked as shipped'), () => {
    deleteDraft(`ship:${id}`);
    onClose();
  });
  const form = useForm({
    start: EMPTY,
    draft: `ship:${id}`,
    isPending: ship.isPending,
    check: ({ carrier, trackingNumber }) => ({
      ...(!isVisible(carrier) && { carrier: t('Carrier is required') }),
      ...(!isVisible(trackingNumber) && { trackingNumber: t('Tracking number is required') }),
    }),
    send: (body) => ship.mutate({ params: { id }, body }),
  });
  const common = { maxLength: 80, 'aria-required': true, autoComplete: 'off' } as const;
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={t('Mark as shipped')}
      description={t(
        'The buyer gets the tracking number. If they don’t confirm delivery within {deliveredAfterDays} days, we’ll mark it delivered. You’ll be paid once they confirm, or {deliveryHoldDays} days after delivery at the latest.',
        { deliveredAfterDays: DELIVERED_AFTER_DAYS, deliveryHoldDays: DELIVERY_HOLD_DAYS },
      )}
      submitText={t('Mark as shipped')}
      savingText={t('Saving...')}
      refusal={ship.error && <Refusal error={ship.error} />}
      onClose={onClose}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Input label={t('Carrier')} {...common} {...form.field('carrier')} />
        <Input label={t('Tracking number')} {...common} {...form.field('trackingNumber')} />
      </div>
    </FormDialog>
  );
}
