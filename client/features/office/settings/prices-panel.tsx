import { HIRE_RATE } from '#shared/hire/amounts.ts';
import { keptPercent, rateToBps } from '#shared/kernel/commission.ts';
import { type OfficeSettings, settingsEndpoints as endpoints } from '#shared/settings/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { Input } from '#client/ui/input.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { errorsIn } from '#client/lib/forms/errors.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t, tn, tx } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshSettings } from './settings-queries.ts';

const percent = (rate: string): string => String(rateToBps(rate) / 100);
const Suffix = ({ children }: { children: string }) => (
  <span
    aria-hidden
    className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-sm text-mute"
  >
    {children}
  </span>
);
const figure = (text: string) => <span className="num text-paper">{text}</span>;

/** Both rates and the Premium price are saved together, after signing in again. */
export function PricesPanel({ settings }: { settings: OfficeSettings }) {
  const { commissionRate, premiumCommissionRate, premiumPrice, version } = settings;
  const start = {
    commissionPercent: percent(commissionRate),
    premiumCommissionPercent: percent(premiumCommissionRate),
    premiumPrice,
  };
  const bodyOf = (values: typeof start) => ({ ...values, version });
  const form = useEndpointForm(endpoints.changePrices, {
    start,
    draft: 'office-prices',
    checkAlways: (values) => errorsIn(endpoints.changePrices.body, bodyOf(values)),
    input: (values) => ({ body: bodyOf(values) }),
    onSuccess: () => {
      toast({ title: t('Prices saved') });
      // Also sent on the way back from signing in again, when the draft was kept.
      form.discard();
      return refreshSettings();
    },
    onError: () => refreshSettings(),
  });
  const wrong = Object.values(form.errors).filter(Boolean).length;
  const hint = (name: keyof typeof start, before: string, rest: string) =>
    form.values[name] === start[name] ? rest : t('Was {before}. {rest}', { before, rest });
  return (
    <Panel title={t('Prices')} aside={form.isChanged && <Chip tone="info">{t('Not saved')}</Chip>}>
      <form {...form.props}>
        <div className="grid gap-5 sm:grid-cols-3">
          <Input
            label={t('Commission, free')}
            hint={hint('commissionPercent', `${start.commissionPercent}%`, t('New sales only.'))}
            isNumeric
            inputMode="decimal"
            button={<Suffix>{t('%')}</Suffix>}
            {...form.field('commissionPercent')}
          />
          <Input
            label={t('Commission, Premium')}
            hint={hint(
              'premiumCommissionPercent',
              `${start.premiumCommissionPercent}%`,
              t('New sales only.'),
            )}
            isNumeric
            inputMode="decimal"
            button={<Suffix>{t('%')}</Suffix>}
            {...form.field('premiumCommissionPercent')}
          />
          <AmountInput
            label={t('Premium price')}
            hint={hint('premiumPrice', shortUsd(premiumPrice), t('New subscriptions only.'))}
            button={<Suffix>{t('a month')}</Suffix>}
            {...form.field('premiumPrice')}
          />
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-5">
          <p aria-live="polite" className="max-w-[52ch] flex-1 basis-64 text-sm text-soft">
            {wrong > 0 ? (
              tn(wrong, 'Correct the marked field to save.', 'Correct the marked fields to save.')
            ) : form.isChanged ? (
              <Consequence before={start} after={form.values} />
            ) : (
              t('This commission applies to artwork sales. For projects it stays at {rate}.', {
                rate: HIRE_RATE,
              })
            )}
          </p>
          <div className="flex gap-3 max-sm:w-full">
            <Button variant="quiet" disabled={!form.isChanged || form.isPending} onClick={form.discard}>
              {t('Discard')}
            </Button>
            <Button
              type="submit"
              className="max-sm:flex-1"
              disabled={wrong > 0 || !form.isChanged || form.isPending}
            >
              {form.isPending ? t('Saving...') : t('Save prices')}
            </Button>
          </div>
        </div>
        {form.refusal && <Refusal error={form.refusal} />}
      </form>
    </Panel>
  );
}

interface Prices {
  commissionPercent: string;
  premiumCommissionPercent: string;
  premiumPrice: string;
}
/** The seller's part of a sale of $100; its dollars are the percentage. */
const keptOf100 = (percentage: string) => `$${keptPercent(String(Number(percentage) / 100)).slice(0, -1)}`;

function Consequence({ before, after }: { before: Prices; after: Prices }) {
  const isChanged = (name: keyof Prices) => Number(before[name]) !== Number(after[name]);
  const kept = (name: 'commissionPercent' | 'premiumCommissionPercent') => ({
    sale: figure('$100'),
    after: figure(keptOf100(after[name])),
    before: figure(keptOf100(before[name])),
  });
  return (
    <>
      {isChanged('commissionPercent') && (
        <>
          {tx(
            'On a {sale} sale, a free member receives {after} instead of {before}.',
            kept('commissionPercent'),
          )}{' '}
        </>
      )}
      {isChanged('premiumCommissionPercent') && (
        <>
          {tx(
            'On a {sale} sale, a Premium member receives {after} instead of {before}.',
            kept('premiumCommissionPercent'),
          )}{' '}
        </>
      )}
      {isChanged('premiumPrice') && (
        <>
          {tx('New subscriptions cost {after} a month instead of {before}.', {
            after: figure(shortUsd(after.premiumPrice)),
            before: figure(shortUsd(before.premiumPrice)),
          })}{' '}
        </>
      )}
      {t('You’ll be asked to sign in again to confirm.')}
    </>
  );
}
