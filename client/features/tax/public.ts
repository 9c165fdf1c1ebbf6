/** The parts of tax that other features may use. */
export { CompanyFold } from './company-fold.tsx';
export { taxIn } from './tax-in.ts';
export { TaxSettings } from './tax-settings.tsx';
export { useCompany } from './use-company.ts';
