import { CompanyFold } from '#client/features/tax/public.ts';
import { COUNTRIES } from '#client/lib/countries.ts';
import { t } from '#client/lib/t.ts';
import { Select } from '#client/ui/select.tsx';
import type { useBilling } from './use-billing.ts';

/** What the receipt says of the buyer; the country only of a file whose seller states the tax. */
export const BillingPanel = ({ billing }: { billing: ReturnType<typeof useBilling> }) => (
  <div className="grid min-w-0 gap-4">
    {billing.isAsked && (
      <Select
        label={t('Country')}
        hint={t('Decides which tax the price includes. You pay the same.')}
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
