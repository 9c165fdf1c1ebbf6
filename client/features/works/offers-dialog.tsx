import { useState } from 'react';
import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { NO_AMOUNT, bareAmount } from '#client/lib/amount.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { ChangeDialog, type DialogProps } from './change-dialog.tsx';
import { planFor } from './plan.ts';

const nameOf = (isOpen: boolean, least: string | null): string => {
  if (!isOpen) return t('No offers');
  return least === null ? t('Open to offers') : t('Offers from {price}', { price: shortUsd(least) });
};

/** Whether the chosen works are open to offers, and the lowest one. */
export default function OffersDialog({ rows, ...dialog }: DialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const least = typed.trim() ? (MoneyInput.safeParse(bareAmount(typed)).data ?? undefined) : null;
  const planned = rows.map((row) =>
    planFor(
      row,
      {
        fields: least === undefined ? {} : { isOpenToOffers: isOpen, leastOffer: isOpen ? least : null },
        typed: null,
        before: nameOf(row.work?.isOpenToOffers ?? false, row.work?.leastOffer ?? null),
        after: nameOf(isOpen, least ?? null),
        note: (row.work?.openOffersCount ?? 0) > 0 ? t('Open offers stay as they are.') : null,
      },
      t('It’s a draft. You can change this in its form.'),
    ),
  );
  return (
    <ChangeDialog
      {...dialog}
      action="offers"
      title={t('Offers')}
      planned={planned}
      submitText={(n) => tn(n, 'Change {n} work', 'Change {n} works')}
    >
      <Switch
        label={t('Open to offers')}
        hint={t('Members can offer less than your price. You can accept, decline or counter.')}
        checked={isOpen}
        onCheckedChange={setOpen}
      />
      {isOpen && (
        <AmountInput
          label={t('Lowest offer (USD), optional')}
          hint={t('Only you see this. Lower offers are declined for you, after a while.')}
          error={least === undefined ? NO_AMOUNT : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ChangeDialog>
  );
}
