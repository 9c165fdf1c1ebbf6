import { useState } from 'react';
import { Pencil, Plus, Trash2 } from '#client/ui/icons.ts';
import { countryTitle } from '#shared/kernel/country-name.ts';
import { percentText } from '#shared/kernel/tax.ts';
import { settingsEndpoints } from '#shared/settings/contract.ts';
import { TAX_CATEGORY_NAMES } from '#shared/tax/categories.ts';
import { type TaxRate, taxEndpoints as endpoints } from '#shared/tax/contract.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton, Skeletons } from '#client/ui/skeleton.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { TaxNumberPanel } from './tax-number-panel.tsx';

/** `/office/tax`: what prices include, by country and category, and the gallery's own tax number. */
export function TaxView() {
  const settings = useEndpoint(settingsEndpoints.read, {});
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_380px]">
      <Rates />
      <Loaded
        query={settings}
        failure={t('The settings couldn’t be loaded.')}
        skeleton={<Skeleton className="h-48 rounded-lg" />}
      >
        {(loaded) => <TaxNumberPanel settings={loaded} />}
      </Loaded>
    </div>
  );
}

type Opened = { kind: 'add' } | { kind: 'edit' | 'remove'; rate: TaxRate };
const basisOf = ({ country, category }: TaxRate): string =>
  t('{country}, {category}', { country: countryTitle(country), category: TAX_CATEGORY_NAMES[category] });

function Rates() {
  const rates = useEndpoint(endpoints.rates, {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Panel
      title={t('Tax included in prices')}
      aside={
        <Button size="sm" variant="outline" onClick={() => setOpened({ kind: 'add' })}>
          <Plus size={15} aria-hidden />
          {t('Add a rate')}
        </Button>
      }
    >
      <p className="-mt-2 mb-5 max-w-[62ch] text-sm text-mute">
        {t(
          'If the seller has a tax number, an order says how much tax its price includes, based on where the work goes. Changes apply only to later payments.',
        )}
      </p>
      <Loaded
        query={rates}
        failure={t('The tax rates couldn’t be loaded.')}
        skeleton={<Skeletons count={4} className="grid gap-3" each="h-10" />}
        empty={<p className="text-sm text-mute">{t('No rates yet, so no tax is stated anywhere.')}</p>}
      >
        {(all) => (
          <ul aria-label={t('Tax rates')} className="divide-y divide-line">
            {all
              .toSorted((a, b) => basisOf(a).localeCompare(basisOf(b), 'en'))
              .map((rate) => (
                <li key={basisOf(rate)} className="flex items-center gap-x-2 text-sm">
                  <span className="min-w-0 flex-1 text-soft">
                    <span className="text-paper">{countryTitle(rate.country)}</span>{' '}
                    <span className="max-sm:block">{TAX_CATEGORY_NAMES[rate.category]}</span>
                  </span>
                  <span className="num text-paper">{percentText(rate.percent)}</span>
                  <IconButton
                    label={t('Change the rate for {basis}', { basis: basisOf(rate) })}
                    onClick={() => setOpened({ kind: 'edit', rate })}
                  >
                    <Pencil size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t('Remove the rate for {basis}', { basis: basisOf(rate) })}
                    onClick={() => setOpened({ kind: 'remove', rate })}
                  >
                    <Trash2 size={16} aria-hidden />
                  </IconButton>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      {opened?.kind === 'remove' && (
        <ConfirmAction
          danger
          endpoint={endpoints.removeRate}
          input={{ params: { country: opened.rate.country, category: opened.rate.category } }}
          title={t('Remove the rate for {basis}?', { basis: basisOf(opened.rate) })}
          description={t('Later payments there won’t state tax. Paid orders and invoices keep theirs.')}
          submitText={t('Remove')}
          done={t('Tax rate removed')}
          refresh={() => refresh(endpoints.rates)}
          onClose={close}
        />
      )}
      {(opened?.kind === 'add' || opened?.kind === 'edit') && (
        <RateDialog
          rate={opened.kind === 'edit' ? opened.rate : null}
          rates={rates.data ?? []}
          onClose={close}
        />
      )}
    </Panel>
  );
}
