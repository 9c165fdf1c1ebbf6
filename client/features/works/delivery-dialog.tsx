import { useState } from 'react';
import { MoneyInput } from '#shared/kernel/fields.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { OwnWork } from '#shared/works/contract.ts';
import { bareAmount, typedCents } from '#client/lib/amount.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { ChangeDialog, type DialogProps } from './change-dialog.tsx';
import { planFor } from './plan.ts';

const nameOf = (isPhysical: boolean, cost: string): string => {
  if (!isPhysical) return t('A file');
  const cents = typedCents(cost) ?? 0;
  return cents === 0 ? t('Free shipping') : t('Shipping {cost}', { cost: shortUsd(cents / 100) });
};
const beforeOf = ({ work, draft }: OwnWork): string =>
  nameOf(work?.isPhysical ?? draft!.isPhysical, work?.deliveryCost ?? draft!.deliveryCost);

/** Whether the chosen works are shipped, and what that costs. */
export default function DeliveryDialog({ rows, ...dialog }: DialogProps) {
  const [isPhysical, setPhysical] = useState(true);
  const [typed, setTyped] = useState('');
  const cost = typed.trim() ? (MoneyInput.safeParse(bareAmount(typed)).data ?? undefined) : '0.00';
  const planned = rows.map((row) =>
    planFor(row, {
      fields: cost === undefined ? {} : { isPhysical, deliveryCost: isPhysical ? cost : '0.00' },
      typed:
        cost === undefined ? null : { isPhysical, deliveryCost: isPhysical && toCents(cost) > 0 ? cost : '' },
      before: beforeOf(row),
      after: cost === undefined ? beforeOf(row) : nameOf(isPhysical, cost),
    }),
  );
  return (
    <ChangeDialog
      {...dialog}
      action="delivery"
      title={t('Delivery')}
      planned={planned}
      submitText={(n) => tn(n, 'Change {n} work', 'Change {n} works')}
    >
      <Switch
        label={t('Physical work')}
        hint={t('You ship it to the buyer.')}
        checked={isPhysical}
        onCheckedChange={setPhysical}
      />
      {isPhysical && (
        <AmountInput
          label={t('Shipping cost (USD)')}
          hint={t('Leave blank for free shipping.')}
          error={
            cost === undefined ? t('Enter an amount in US dollars, with up to two decimals.') : undefined
          }
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ChangeDialog>
  );
}
