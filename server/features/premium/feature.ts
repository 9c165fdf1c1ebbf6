import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import type { Feature } from '#server/feature.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { every } from '#server/jobs/every.ts';
import { subscriptionRoutes } from './routes.ts';
import { endPremium, reconcileSubscriptions } from './jobs.ts';
import { memberData } from './member-data.ts';

export const premium: Feature = {
  memberData,
  endpoints: [subscriptionEndpoints],
  routes: [subscriptionRoutes],
  queuedJobs: { 'end-premium': endPremium },
  listen: [
    ({ events }) =>
      events.on('member.suspended', async (tx, { memberId, isForGood }) => {
        if (isForGood) await addJob(tx, 'end-premium', { memberId }, { key: `end-premium:${memberId}` });
      }),
  ],
  jobs: {
    'reconcile-subscriptions': { cron: every(10, { offset: 1 }), run: reconcileSubscriptions },
  },
};
