import { countryTitle } from '#shared/kernel/country-name.ts';
import { percentText } from '#shared/kernel/tax.ts';
import type { Tax } from '#shared/tax/contract.ts';
import { usd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

/** Below a total in a list of amounts: the tax it includes. */
export const TaxLine = ({ tax: { country, percent, amount } }: { tax: Tax }) => (
  <div className="flex items-baseline justify-between gap-4 text-xs text-mute">
    <dt>
      {t('of which tax ({country}, {percent})', {
        country: countryTitle(country),
        percent: percentText(percent),
      })}
    </dt>
    <dd className="num">{usd(amount)}</dd>
  </div>
);
