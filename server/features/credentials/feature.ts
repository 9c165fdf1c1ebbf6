import { credentialEndpoints } from '#shared/credentials/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { SIGN, addCredentialListeners, findUnsigned, signWorks } from './jobs.ts';
import { readCredentials, setAiLabel } from './service.ts';

export const credentials: Feature = {
  endpoints: [
    handle(credentialEndpoints, (ctx) => ({
      get: ({ params, actor }) => readCredentials(ctx, actor, params.id),
      setAiLabel: ({ params, body, actor }) => setAiLabel(ctx, actor, params.id, body.isLifted),
    })),
  ],
  jobs: {
    'find-unsigned-works': { cron: every(10, { offset: 4 }), run: findUnsigned, isRunAtStart: true },
  },
  queuedJobs: { [SIGN]: signWorks },
  listen: [addCredentialListeners],
};
