import { percentText } from '#shared/kernel/tax.ts';
import { TAX_CATEGORIES, TAX_CATEGORY_NAMES } from '#shared/tax/categories.ts';
import { type TaxRate, taxEndpoints as endpoints } from '#shared/tax/contract.ts';
import { COUNTRIES } from '#client/lib/countries.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';

const capitalized = (name: string): string => name[0]!.toUpperCase() + name.slice(1);
const CATEGORIES = TAX_CATEGORIES.map(
  (category) => [category, capitalized(TAX_CATEGORY_NAMES[category])] as const,
);

interface RateDialogProps {
  /** The one to change. */
  rate: TaxRate | null;
  /** All there are. */
  rates: TaxRate[];
  onClose: () => void;
}

/** Adds a rate, or changes the percentage of one. */
export function RateDialog({ rate, rates, onClose }: RateDialogProps) {
  const form = useEndpointForm(endpoints.setRate, {
    start: {
      country: rate?.country ?? '',
      category: rate?.category ?? 'original',
      percent: rate ? percentText(rate.percent).slice(0, -1) : '',
    },
    check: ({ country, category }) => {
      if (!country) return { country: t('Please choose a country') };
      const known = rates.find((other) => other.country === country && other.category === category);
      return known && !rate
        ? {
            country: t(
              'There’s already a rate for this country and kind of work: {percent}. Change it in the list.',
              {
                percent: percentText(known.percent),
              },
            ),
          }
        : {};
    },
    input: ({ country, category, percent }) => ({ params: { country, category }, body: { percent } }),
    onSuccess: () => {
      toast({ title: t('Tax rate saved') });
      onClose();
      return refresh(endpoints.rates);
    },
  });
  return (
    <FormDialog
      form={form}
      title={rate ? t('Change tax rate') : t('Add a tax rate')}
      description={t(
        'Check the rate with someone who knows the tax law there. Atelier doesn’t give tax advice.',
      )}
      submitText={t('Save rate')}
      savingText={t('Saving...')}
      onClose={onClose}
    >
      <Select
        label={t('Country')}
        placeholder={t('Choose a country')}
        options={COUNTRIES}
        disabled={rate !== null}
        {...form.field('country')}
      />
      <Select
        label={t('What’s sold')}
        options={CATEGORIES}
        disabled={rate !== null}
        {...form.field('category')}
      />
      <Input
        label={t('Rate in percent')}
        hint={t('For example, 25 or 8.1')}
        isNumeric
        inputMode="decimal"
        {...form.field('percent')}
      />
    </FormDialog>
  );
}
