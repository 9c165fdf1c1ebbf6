import { legalEndpoints, legalOfficeEndpoints } from '#shared/legal/contract.ts';
import type { Feature } from '#server/feature.ts';
import { memberData } from './member-data.ts';
import { announceTerms } from './publish.ts';
import { legalRoutes } from './routes.ts';

export const legal: Feature = {
  memberData,
  endpoints: [legalEndpoints, legalOfficeEndpoints],
  routes: [legalRoutes],
  queuedJobs: { 'announce-terms': announceTerms },
};
