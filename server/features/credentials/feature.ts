import { credentialEndpoints } from '#shared/credentials/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { credentialRoutes } from './routes.ts';
import { SIGN, addCredentialListeners, findUnsigned, signWorks } from './jobs.ts';

export const credentials: Feature = {
  endpoints: [credentialEndpoints],
  routes: [credentialRoutes],
  jobs: {
    'find-unsigned-works': { cron: every(10, { offset: 4 }), run: findUnsigned, isRunAtStart: true },
  },
  queuedJobs: { [SIGN]: signWorks },
  listen: [addCredentialListeners],
};
