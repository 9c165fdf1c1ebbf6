import { CompanyFold } from '#client/features/tax/public.ts';
import { COUNTRIES } from '#client/lib/countries.ts';
import { t } from '#client/lib/t.ts';
import { Select } from '#client/ui/select.tsx';
import type { useBilling } from './use-billing.ts';

/** What the receipt says about the buyer; asks for a country only for a file whose seller states tax. */
export const BillingPanel = ({ billing }: { billing: ReturnType<typeof useBilling> }) => (
  <div className="grid min-w-0 gap-4">
    {billing.isAsked && (
      <Select
        label={t('Country')}
        hint={t('Determines which tax the price includes. You pay the same either way.')}
        placeholder={t('Choose a country')}
        options={COUNTRIES}
        autoComplete="country"
        value={billing.country ?? ''}
        onChange={({ target }) => billing.choose(target.value)}
      />
    )}
    <CompanyFold form={billing.company.form} />
  </div>
);
