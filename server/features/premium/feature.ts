import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { subscriptionRoutes } from './routes.ts';
import { reconcileSubscriptions } from './jobs.ts';

export const premium: Feature = {
  endpoints: [subscriptionEndpoints],
  routes: [subscriptionRoutes],
  jobs: {
    'reconcile-subscriptions': { cron: every(10, { offset: 1 }), run: reconcileSubscriptions },
  },
};
