import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { DELIVERED_AFTER_DAYS, DELIVERY_HOLD_DAYS } from '#shared/orders/times.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import type { Order } from './order.ts';
import { useOrderAction } from './order-queries.ts';

const EMPTY = { carrier: '', trackingNumber: '' };
const FIELDS = [
  ['carrier', 'Carrier', 'Carrier is required'],
  ['trackingNumber', 'Tracking number', 'Tracking number is required'],
] as const;

/** Who carries it, and under which number. */
export function ShipDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { id } = order.purchase;
  const [draft, setDraft] = useDraft(`ship:${id}`, EMPTY);
  const [isChecked, setChecked] = useState(false);
  const areaId = useId();
  const ship = useOrderAction(purchaseEndpoints.ship, 'Marked as shipped', () => {
    forgetDraft(`ship:${id}`);
    onClose();
  });
  const submit = () => {
    flushSync(() => setChecked(true));
    if (FIELDS.every(([name]) => draft[name].trim())) ship.mutate({ params: { id }, body: draft });
    else document.getElementById(areaId)?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <DeedDialog
      title="Mark as shipped"
      description={`The buyer gets the tracking number. We’ll mark it delivered in ${DELIVERED_AFTER_DAYS} days unless they confirm sooner. You are paid on confirmation, or ${DELIVERY_HOLD_DAYS} days after delivery at the latest.`}
      action={['Mark as shipped', 'Saving...']}
      isPending={ship.isPending}
      error={ship.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div id={areaId} className="grid items-start gap-5 sm:grid-cols-2">
        {FIELDS.map(([name, label, missing], n) => (
          <Field key={name} label={label} error={isChecked && !draft[name].trim() ? missing : undefined}>
            {(control) => (
              <input
                {...control}
                {...(n === 0 ? { 'data-autofocus': true } : {})}
                maxLength={80}
                aria-required
                autoComplete="off"
                value={draft[name]}
                onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </DeedDialog>
  );
}
