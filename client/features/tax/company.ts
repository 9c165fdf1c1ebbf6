import type { TaxDetails } from '#shared/tax/contract.ts';

/** What a buyer wants on receipts, as typed. */
export interface CompanyDraft {
  company: string;
  companyTaxNumber: string;
}

export const companyOf = (saved: TaxDetails | undefined): CompanyDraft => ({
  company: saved?.company ?? '',
  companyTaxNumber: saved?.companyTaxNumber ?? '',
});
