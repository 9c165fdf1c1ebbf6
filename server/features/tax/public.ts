/** The parts of tax that other features may use. */
export { readDetails as readTaxDetails } from './queries.ts';
export { readTaxOfPremium, taxAtPayment, taxOfInvoice, toTax } from './service.ts';
