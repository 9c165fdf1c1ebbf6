import type { TaxDetails } from '#shared/tax/contract.ts';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { Input } from '#client/ui/input.tsx';

/** The company details that a buyer wants on receipts, as typed. */
export interface CompanyDraft {
  company: string;
  companyTaxNumber: string;
}

export const companyOf = (saved: TaxDetails | undefined): CompanyDraft => ({
  company: saved?.company ?? '',
  companyTaxNumber: saved?.companyTaxNumber ?? '',
});

/** The buyer's company on receipts. */
export const CompanyFields = ({ form: { field } }: { form: Form<CompanyDraft> }) => (
  <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
    <Input label={t('Company')} optional autoComplete="organization" maxLength={120} {...field('company')} />
    <Input label={t('Tax number')} optional maxLength={40} {...field('companyTaxNumber')} />
  </div>
);
