import { taxEndpoints } from '#shared/tax/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { listRates, readDetails } from './queries.ts';
import { readTaxOfWork, removeRate, setBuyer, setRate, setSeller } from './service.ts';

export const tax: Feature = {
  endpoints: [
    handle(taxEndpoints, (ctx) => ({
      details: ({ actor }) => readDetails(ctx.db, actor.id),
      setSeller: ({ actor, body }) => setSeller(ctx, actor, body),
      setBuyer: ({ actor, body }) => setBuyer(ctx, actor, body),
      ofWork: ({ actor, params, query }) => readTaxOfWork(ctx, actor, params.id, query.country),
      rates: () => listRates(ctx.db),
      setRate: ({ actor, params, body }) => setRate(ctx, actor, { ...params, ...body }),
      removeRate: ({ actor, params }) => removeRate(ctx, actor, params),
    })),
  ],
  memberData: [
    {
      table: 'tax_details',
      // What stands on an order stays on its receipts.
      columns: { user_id: 'removed' },
      exported: {
        file: 'tax-details',
        omits: ['updated_at'],
        rows: `select business_name, business_address, tax_number, company, company_tax_number from tax_details
          where user_id = $1`,
      },
    },
  ],
};
