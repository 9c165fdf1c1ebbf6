import { moderationEndpoints } from '#shared/moderation/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { addLogListeners } from './log/listeners.ts';
import { moderationRoutes } from './routes.ts';
import { endSuspensions } from './suspension/jobs.ts';

export const moderation: Feature = {
  endpoints: [moderationEndpoints],
  routes: [moderationRoutes],
  listen: [addLogListeners],
  jobs: { 'end-suspensions': { cron: every(1), run: endSuspensions } },
};
