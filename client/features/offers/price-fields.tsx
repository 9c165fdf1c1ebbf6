import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { isAnyLeft, isInRange, type priceRange } from '#shared/offers/rules.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';

export interface PriceDraft {
  amount: string;
  words: string;
}
export const EMPTY_PRICE: PriceDraft = { amount: '', words: '' };

type Range = ReturnType<typeof priceRange>;

/** "$150" of what is typed, or nothing yet. */
export const typedUsd = (amount: string): string =>
  MoneyInput.safeParse(amount).success ? shortUsd(amount) : '';

const noneLeft = (): string => t('No lower offer is possible for this work.');
const usdOf = (cents: number): string => shortUsd(fromCents(cents));

/** The error under the field, as the server decides. */
export function rangeError(amount: string, range: Range): { amount?: string } {
  if (!MoneyInput.safeParse(amount).success || isInRange(toCents(amount), range)) return {};
  if (!isAnyLeft(range)) return { amount: noneLeft() };
  return {
    amount: t('Enter a price from {least} to {most}.', {
      least: usdOf(range.least),
      most: usdOf(range.most),
    }),
  };
}

interface PriceFieldsProps {
  form: Pick<Form<PriceDraft>, 'field'>;
  label: string;
  name: string;
  range: Range;
  /** A sentence about the delivery cost; '' for none. */
  delivery: string;
}

/** A price, and words to go with it. */
export const PriceFields = ({ form, label, name, range, delivery }: PriceFieldsProps) => (
  <>
    <AmountInput
      label={label}
      hint={[
        isAnyLeft(range)
          ? t('From {least} to {most}.', { least: usdOf(range.least), most: usdOf(range.most) })
          : noneLeft(),
        delivery,
      ]
        .join(' ')
        .trim()}
      data-autofocus
      {...form.field('amount')}
    />
    <Textarea label={t('Message to {name}', { name })} optional rows={3} {...form.field('words')} />
  </>
);
