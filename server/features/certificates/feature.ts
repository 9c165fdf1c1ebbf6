import { KEYS_PATH, certificateEndpoints } from '#shared/certificates/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { addCertificateListeners, issueCertificates } from './issue.ts';
import { keysRouter } from './keys-router.ts';
import { forgetMember, memberData } from './member-data.ts';
import { certificatePdfRouter } from './pdf/pdf-router.ts';
import {
  acceptHandover,
  makeLink,
  nameInChain,
  readCertificate,
  readCertificateOf,
  readHandover,
  takeLinkBack,
} from './handover.ts';
import { listOwnCertificates } from './own-list.ts';
import { verifyCertificate } from './service.ts';

export const certificates: Feature = {
  memberData,
  forgetMember,
  endpoints: [
    handle(certificateEndpoints, (ctx) => ({
      mine: ({ query, actor }) => listOwnCertificates(ctx, actor, query),
      get: ({ params, actor }) => readCertificate(ctx, actor, params.code),
      ofPurchase: ({ params, actor }) => readCertificateOf(ctx, actor, params.id),
      setName: ({ params, body, actor }) => nameInChain(ctx, actor, params.code, body.isNamed),
      makeLink: ({ params, actor }) => makeLink(ctx, actor, params.code),
      takeLinkBack: ({ params, actor }) => takeLinkBack(ctx, actor, params.code),
      handover: ({ params, query, actor }) => readHandover(ctx, actor, params.code, query.take),
      accept: ({ params, body, actor }) => acceptHandover(ctx, actor, params.code, body),
      verify: ({ params }) => verifyCertificate(ctx, params.code),
    })),
  ],
  rawRoutes: { paths: ['GET /api/certificates/:code/pdf'], mount: [certificatePdfRouter] },
  openRoutes: { paths: [`GET ${KEYS_PATH}`], mount: [keysRouter] },
  jobs: {
    'issue-certificates': { cron: every(5, { offset: 2 }), run: issueCertificates, isRunAtStart: true },
  },
  listen: [addCertificateListeners],
};
