import { useState } from 'react';
import { toCents } from '#shared/kernel/money.ts';
import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { CardElements } from '#client/features/payments/public.ts';
import { CompanyFold, taxIn, useCompany } from '#client/features/tax/public.ts';
import { COUNTRIES } from '#client/lib/countries.ts';
import { useCountry } from '#client/lib/country.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { Select } from '#client/ui/select.tsx';
import { SubscribeForm } from './subscribe-form.tsx';

/** Asks where the member is only if the invoice says which tax it includes. */
export function SubscribePanel({ price }: { price: string }) {
  const known = useCountry();
  const [chosen, setChosen] = useState<string>();
  const country = chosen ?? known ?? undefined;
  const stated = useEndpoint(subscriptionEndpoints.tax, { query: { country } }).data;
  const company = useCompany();
  return (
    <section aria-labelledby="pay" className="p-5 sm:p-7">
      <h2 id="pay" className="mb-5 text-xl">
        {t('Payment')}
      </h2>
      <div className="mb-5 grid gap-4">
        {stated?.isStated && (
          <Select
            label={t('Country')}
            placeholder={t('Choose a country')}
            options={COUNTRIES}
            value={country ?? ''}
            autoComplete="country"
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        <CompanyFold form={company.form} />
      </div>
      <CardElements purpose={{ mode: 'subscription', amount: toCents(price) }}>
        <SubscribeForm
          price={price}
          country={stated?.isStated ? country : undefined}
          tax={taxIn(price, stated)}
          company={company}
        />
      </CardElements>
    </section>
  );
}
