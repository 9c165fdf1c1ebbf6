import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { Input } from '#client/ui/input.tsx';
import type { CompanyDraft } from './company.ts';

/** The buyer's company on receipts. */
export const CompanyFields = ({ form: { field } }: { form: Form<CompanyDraft> }) => (
  <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
    <Input label={t('Company')} optional autoComplete="organization" maxLength={120} {...field('company')} />
    <Input label={t('Tax number')} optional maxLength={40} {...field('companyTaxNumber')} />
  </div>
);
