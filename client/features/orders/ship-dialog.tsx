import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { DELIVERED_AFTER_DAYS, DELIVERY_HOLD_DAYS } from '#shared/orders/times.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import type { Order } from './order.ts';
import { useOrderAction } from './order-queries.ts';
import * as texts from './texts.ts';

const EMPTY = { carrier: '', trackingNumber: '' };
const FIELDS = [
  ['carrier', texts.carrier, texts.carrierIsRequired],
  ['trackingNumber', texts.trackingNumber, texts.trackingNumberIsRequired],
] as const;

/** Carrier and tracking number. */
export function ShipDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { id } = order.purchase;
  const [draft, setDraft] = useDraft(`ship:${id}`, EMPTY);
  const [isChecked, setChecked] = useState(false);
  const areaId = useId();
  const ship = useOrderAction(purchaseEndpoints.ship, texts.markedAsShipped, () => {
    forgetDraft(`ship:${id}`);
    onClose();
  });
  const submit = () => {
    flushSync(() => setChecked(true));
    if (FIELDS.every(([name]) => draft[name].trim())) ship.mutate({ params: { id }, body: draft });
    else document.getElementById(areaId)?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <ConfirmDialog
      title={texts.markAsShipped}
      description={texts.buyerGetsTheTrackingNumber(DELIVERED_AFTER_DAYS, DELIVERY_HOLD_DAYS)}
      action={[texts.markAsShipped, texts.saving]}
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
    </ConfirmDialog>
  );
}
