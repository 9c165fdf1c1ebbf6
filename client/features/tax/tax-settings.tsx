import { useRef } from 'react';
import { type TaxDetails, taxEndpoints as endpoints } from '#shared/tax/contract.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { useArrival } from '#client/lib/use-arrival.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { TAX_ANCHOR } from '#client/paths.ts';
import { type CompanyDraft, CompanyFields, companyOf } from './company-fields.tsx';

interface FormProps {
  saved: TaxDetails;
}

const done = () => {
  toast({ title: t('Saved for your future receipts') });
  return refresh(endpoints.details);
};

/** The member's business and company details for receipts, as a seller and as a buyer. */
export function TaxSettings() {
  const details = useEndpoint(endpoints.details, {});
  const head = useRef<HTMLHeadingElement>(null);
  useArrival(head, TAX_ANCHOR, true);
  return (
    <SettingsGroup
      headRef={head}
      title={t('Business and tax')}
      body={t('Printed on receipts for future sales and purchases. All fields are optional.')}
    >
      <Loaded
        query={details}
        failure={t('Your business details couldn’t be loaded.')}
        skeleton={<Skeleton className="h-96 rounded-lg" />}
      >
        {(saved) => (
          <div className="grid gap-6">
            <SellerForm saved={saved} />
            <BuyerForm saved={saved} />
          </div>
        )}
      </Loaded>
    </SettingsGroup>
  );
}

function SellerForm({ saved }: FormProps) {
  const form = useEndpointForm(endpoints.setSeller, {
    start: {
      businessName: saved.businessName ?? '',
      businessAddress: saved.businessAddress ?? '',
      taxNumber: saved.taxNumber ?? '',
    },
    draft: 'tax-seller',
    input: (_, changes) => ({ body: changes }),
    onSuccess: done,
  });
  return (
    <form {...form.props} noValidate className="grid gap-5 rounded-lg bg-surface p-5 sm:p-7">
      <h3 className="text-lg">{t('When you sell')}</h3>
      <Input
        label={t('Business name')}
        optional
        autoComplete="organization"
        maxLength={120}
        {...form.field('businessName')}
      />
      <Textarea
        label={t('Business address')}
        hint={t('Your shipping and payout addresses are never printed.')}
        optional
        rows={3}
        maxLength={300}
        {...form.field('businessAddress')}
      />
      <Input
        label={t('Tax number')}
        hint={t(
          'With a tax number, orders and receipts say how much tax your prices include. You’re still responsible for paying it.',
        )}
        optional
        maxLength={40}
        {...form.field('taxNumber')}
      />
      {form.refusal && <Refusal error={form.refusal} />}
      <Save isPending={form.isPending} isChanged={form.isChanged} />
    </form>
  );
}

function BuyerForm({ saved }: FormProps) {
  const form = useEndpointForm(endpoints.setBuyer, {
    start: companyOf(saved),
    draft: 'tax-buyer',
    input: (_: CompanyDraft, changes) => ({ body: changes }),
    onSuccess: done,
  });
  return (
    <form {...form.props} noValidate className="grid gap-5 rounded-lg bg-surface p-5 sm:p-7">
      <h3 className="text-lg">{t('When you buy')}</h3>
      <CompanyFields form={form} />
      {form.refusal && <Refusal error={form.refusal} />}
      <Save isPending={form.isPending} isChanged={form.isChanged} />
    </form>
  );
}

const Save = ({ isPending, isChanged }: { isPending: boolean; isChanged: boolean }) => (
  <Button type="submit" disabled={isPending || !isChanged} className="max-sm:w-full sm:justify-self-start">
    {isPending ? t('Saving...') : t('Save changes')}
  </Button>
);
