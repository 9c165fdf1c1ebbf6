import { useState } from 'react';
import type { OwnWork } from '#shared/works/contract.ts';
import { t, tn } from '#client/lib/t.ts';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { ChangeDialog, type DialogProps } from './change-dialog.tsx';
import { planFor } from './plan.ts';

const nameOf = (isForSale: boolean): string => (isForSale ? t('For sale') : t('Not for sale'));

function noteOf({ work }: OwnWork, isForSale: boolean): string | null {
  if (isForSale) return t('Without a price, it’s shown as “Price on request.”');
  const n = work?.openOffersCount ?? 0;
  return n > 0 ? tn(n, '{n} open offer ends.', '{n} open offers end.') : t('Its price is removed.');
}

/** Puts the chosen works on sale, or takes them off it. */
export default function SaleDialog({ rows, ...dialog }: DialogProps) {
  const [isForSale, setForSale] = useState(true);
  const planned = rows.map((row) =>
    planFor(row, {
      fields: { isForSale },
      typed: { isForSale },
      before: nameOf(row.work?.isForSale ?? row.draft!.isForSale),
      after: nameOf(isForSale),
      note: noteOf(row, isForSale),
    }),
  );
  return (
    <ChangeDialog
      {...dialog}
      action="sale"
      title={t('For sale')}
      planned={planned}
      submitText={(n) => tn(n, 'Change {n} work', 'Change {n} works')}
    >
      <Choices legend={t('The selected works are')} className="grid grid-cols-2 gap-2">
        {[true, false].map((value) => (
          <Choice
            key={String(value)}
            name="sale"
            shape="compact"
            checked={isForSale === value}
            onChange={() => setForSale(value)}
          >
            <span className="text-sm text-paper">{nameOf(value)}</span>
          </Choice>
        ))}
      </Choices>
    </ChangeDialog>
  );
}
