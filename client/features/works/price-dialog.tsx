import { useState } from 'react';
import { commissionRateFor, keptPercent } from '#shared/kernel/commission.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { OwnWork } from '#shared/works/contract.ts';
import { NO_AMOUNT, bareAmount } from '#client/lib/amount.ts';
import { shortUsd } from '#client/lib/format.ts';
import { prices } from '#client/lib/prices.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tn } from '#client/lib/t.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { Input } from '#client/ui/input.tsx';
import { ChangeDialog, type DialogProps } from './change-dialog.tsx';
import { priceText } from './row-parts.tsx';
import { type RowRequest, byPercent, planFor, priceOf, readPercent, standing } from './plan.ts';

/** What it means beside the price: offers, and numbers that are sold. */
function noteOf({ work }: OwnWork, isRaised: boolean): string | null {
  const { openOffersCount: n, editionSize, soldCount } = work!;
  if (n > 0)
    return isRaised
      ? tn(n, '{n} open offer stays as it is.', '{n} open offers stay as they are.')
      : tn(
          n,
          '{n} open offer. It ends if it’s at or above the new price.',
          '{n} open offers. Those at or above the new price end.',
        );
  if (editionSize === null || soldCount === 0) return null;
  return t('{sold} sold. The new price is for the {left} left.', {
    sold: tn(soldCount, '{n} number is', '{n} numbers are'),
    left: editionSize - soldCount,
  });
}

/** @param cents the new price; null: nothing that is an amount was typed yet */
function requestOf(row: OwnWork, cents: number | null, isByPercent: boolean): RowRequest {
  const now = priceOf(row);
  const before = priceText(row) || t('None');
  const isOpen = row.draft ? row.draft.isForSale : row.work!.isForSale;
  if (isByPercent && now === null && isOpen)
    return {
      fields: null,
      typed: null,
      before,
      after: before,
      refusal: t('It has no price to change by percent.'),
    };
  if (cents === null) return standing(row, before, { price: fromCents((now ?? 0) + 100) });
  const price = fromCents(cents);
  return {
    fields: { price },
    typed: { price },
    before,
    after: shortUsd(price),
    note: row.work && noteOf(row, now === null || cents > now),
  };
}

/** Prices of the chosen works: by percent, or the same for all. */
export default function PriceDialog({ rows, ...dialog }: DialogProps) {
  const member = useMember();
  const [isByPercent, setByPercent] = useState(true);
  const [percentTyped, setPercentTyped] = useState('');
  const [priceTyped, setPriceTyped] = useState('');
  const percent = readPercent(percentTyped);
  const price = MoneyInput.safeParse(bareAmount(priceTyped)).data ?? null;
  const priceAfter = (row: OwnWork): number | null => {
    if (!isByPercent) return price === null ? null : toCents(price);
    const now = priceOf(row);
    return percent === null || now === null ? null : byPercent(now, percent);
  };
  const planned = rows.map((row) => planFor(row, requestOf(row, priceAfter(row), isByPercent)));
  return (
    <ChangeDialog
      {...dialog}
      action="price"
      isNumeric
      title={t('Change prices')}
      planned={planned}
      submitText={(n) => tn(n, 'Change {n} price', 'Change {n} prices')}
      aside={t('You receive {share} of each price.', {
        share: keptPercent(commissionRateFor(member, prices())),
      })}
    >
      <div className="grid gap-4 sm:grid-cols-[272px_minmax(0,1fr)]">
        <Choices legend={t('How')} className="grid grid-cols-2 gap-2">
          {[true, false].map((isPercent) => (
            <Choice
              key={String(isPercent)}
              name="how"
              shape="compact"
              checked={isByPercent === isPercent}
              onChange={() => setByPercent(isPercent)}
            >
              <span className="text-sm whitespace-nowrap text-paper">
                {isPercent ? t('By percent') : t('Set to')}
              </span>
            </Choice>
          ))}
        </Choices>
        {isByPercent ? (
          <Input
            data-autofocus
            label={t('Percent')}
            hint={t('−90 to 500, rounded to whole dollars from $10 up.')}
            error={percentTyped && percent === null ? t('Enter a number from −90 to 500.') : undefined}
            isNumeric
            inputMode="text"
            autoComplete="off"
            placeholder={t('+10')}
            value={percentTyped}
            onChange={({ target }) => setPercentTyped(target.value)}
          />
        ) : (
          <AmountInput
            label={t('Price (USD)')}
            hint={t('The same for each work.')}
            error={priceTyped && price === null ? NO_AMOUNT : undefined}
            value={priceTyped}
            onChange={({ target }) => setPriceTyped(target.value)}
          />
        )}
      </div>
    </ChangeDialog>
  );
}
