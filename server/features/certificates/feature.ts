import { KEYS_PATH, certificateEndpoints } from '#shared/certificates/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { addCertificateListeners, issueCertificates } from './issue.ts';
import { keysRouter } from './keys-router.ts';
import { forgetMember, memberData } from './member-data.ts';
import { certificatePdfRouter } from './pdf/pdf-router.ts';
import { certificateRoutes } from './routes.ts';

export const certificates: Feature = {
  memberData,
  forgetMember,
  endpoints: [certificateEndpoints],
  routes: [certificateRoutes],
  rawRoutes: { paths: ['GET /api/certificates/:code/pdf'], mount: [certificatePdfRouter] },
  openRoutes: { paths: [`GET ${KEYS_PATH}`], mount: [keysRouter] },
  jobs: {
    'issue-certificates': { cron: every(5, { offset: 2 }), run: issueCertificates, isRunAtStart: true },
  },
  listen: [addCertificateListeners],
};
