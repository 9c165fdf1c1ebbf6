import { payoutEndpoints } from '#shared/payments/payouts/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import type { PaymentOwners } from './owners.ts';
import { reconcileAccounts } from './payouts/account-jobs.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { repairDifferences } from './reconciliation/service.ts';
import { webhookRouter } from './webhooks/webhook-router.ts';

export const payments = (owners: PaymentOwners): Feature => ({
  endpoints: [payoutEndpoints],
  routes: [payoutRoutes],
  openRoutes: { paths: ['POST /api/webhooks/stripe'], mount: [webhookRouter(owners)] },
  jobs: {
    'reconcile-accounts': { cron: every(10, { offset: 2 }), run: reconcileAccounts },
    'repair-differences': { cron: '23 4 * * *', run: (ctx) => repairDifferences(ctx, owners) },
  },
});
