/** Tax that prices include, and the parties named on receipts. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Country } from '#shared/kernel/country-field.ts';
import { Money, idParams, optionalText } from '#shared/kernel/fields.ts';
import { TaxNumber } from '#shared/kernel/tax-number.ts';
import { TAX_CATEGORIES } from './categories.ts';

const NOT_A_PERCENT = 'Enter a percentage below 100, with up to three decimals.';
const Category = z.enum(TAX_CATEGORIES);

export const TaxRate = z
  .object({
    country: z.string(),
    category: Category,
    /** "25.000" */
    percent: z.string(),
  })
  .register(z.globalRegistry, { id: 'TaxRate' });
export type TaxRate = z.output<typeof TaxRate>;

/** The tax in what was paid for an order, as it was at payment. */
export const Tax = z.object({ ...TaxRate.shape, amount: Money }).register(z.globalRegistry, { id: 'Tax' });
export type Tax = z.output<typeof Tax>;

/** What receipts say of both sides besides their names, as it was at payment. */
export const Billing = z
  .object({
    seller: z.object({
      name: z.nullable(z.string()),
      address: z.nullable(z.string()),
      taxNumber: z.nullable(z.string()),
    }),
    buyer: z.object({ company: z.nullable(z.string()), taxNumber: z.nullable(z.string()) }),
  })
  .register(z.globalRegistry, { id: 'Billing' });
export type Billing = z.output<typeof Billing>;

export const StatedTax = z
  .object({
    /** The seller has a tax number: the checkout asks for the country of a file as well. */
    isStated: z.boolean(),
    /** Null without a country, or where there is no rate. */
    rate: z.nullable(TaxRate),
  })
  .register(z.globalRegistry, { id: 'StatedTax' });
export type StatedTax = z.output<typeof StatedTax>;

export const TaxDetails = z
  .object({
    businessName: z.nullable(z.string()),
    businessAddress: z.nullable(z.string()),
    taxNumber: z.nullable(z.string()),
    company: z.nullable(z.string()),
    companyTaxNumber: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'TaxDetails' });
export type TaxDetails = z.output<typeof TaxDetails>;

const own = { access: 'member', path: '/api/tax-details', status: 200, response: TaxDetails } as const;
const rate = {
  access: 'admin',
  path: '/api/office/tax-rates/:country/:category',
  params: z.object({ country: Country, category: Category }),
  status: 200,
  response: z.array(TaxRate),
} as const;

export const taxEndpoints = {
  details: endpoint({
    ...own,
    method: 'GET',
    operationId: 'getTaxDetails',
    summary: "Business and tax details on the member's receipts, as a seller and as a buyer",
    errors: [],
  }),
  setSeller: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/tax-details/seller',
    operationId: 'setSellerTaxDetails',
    summary:
      'Set the business that future receipts name as the seller; empty fields are not printed, omitted ones stay as they are',
    /** Absent: unchanged. */
    body: z.object({
      businessName: optionalText(120),
      businessAddress: optionalText(300),
      taxNumber: TaxNumber,
    }),
    errors: [],
  }),
  setBuyer: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/tax-details/buyer',
    operationId: 'setBuyerTaxDetails',
    summary:
      'Set the company that future receipts name as the buyer; empty fields are not printed, omitted ones stay as they are',
    /** Absent: unchanged. */
    body: z.object({ company: optionalText(120), companyTaxNumber: TaxNumber }),
    errors: [],
  }),
  ofWork: endpoint({
    method: 'GET',
    operationId: 'getTaxOfArtwork',
    path: '/api/artworks/:id/tax',
    access: 'member',
    summary: 'The tax that the price of a work includes for a country',
    params: idParams,
    query: z.object({ country: z.optional(Country) }),
    status: 200,
    response: StatedTax,
    errors: ['artwork_not_found'],
  }),
  rates: endpoint({
    method: 'GET',
    operationId: 'listTaxRates',
    path: '/api/office/tax-rates',
    access: 'admin',
    summary: 'All tax rates, by country and category',
    status: 200,
    response: z.array(TaxRate),
    errors: [],
  }),
  setRate: endpoint({
    ...rate,
    method: 'PUT',
    operationId: 'setTaxRate',
    summary: 'Add or change a tax rate; paid orders keep theirs',
    body: z.object({
      percent: z.string(NOT_A_PERCENT).check(z.trim(), z.regex(/^\d{1,2}(\.\d{1,3})?$/, NOT_A_PERCENT)),
    }),
    errors: [],
  }),
  removeRate: endpoint({
    ...rate,
    method: 'DELETE',
    operationId: 'removeTaxRate',
    summary: 'Remove a tax rate; paid orders keep theirs',
    errors: ['tax_rate_not_found'],
  }),
};
