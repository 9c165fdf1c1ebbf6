import { legalEndpoints, legalOfficeEndpoints } from '#shared/legal/contract.ts';
import type { Feature } from '#server/feature.ts';
import { announceTerms } from './publish.ts';
import { legalRoutes } from './routes.ts';

export const legal: Feature = {
  endpoints: [legalEndpoints, legalOfficeEndpoints],
  routes: [legalRoutes],
  queuedJobs: { 'announce-terms': announceTerms },
};
