import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { NO_AMOUNT, bareAmount } from '#client/lib/amount.ts';
import { t } from '#client/lib/t.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';

/** The same cost everywhere, in dollars; '0.00' for nothing typed, undefined for what is no amount. */
export const costTyped = (typed: string): string | undefined =>
  typed.trim() ? MoneyInput.safeParse(bareAmount(typed)).data : '0.00';

export const SingleCost = ({ value, onChange }: { value: string; onChange: (typed: string) => void }) => (
  <AmountInput
    label={t('Shipping cost (USD)')}
    hint={t('Leave blank for free shipping.')}
    error={costTyped(value) === undefined ? NO_AMOUNT : undefined}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
