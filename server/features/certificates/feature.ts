import { KEYS_PATH, certificateEndpoints } from '#shared/certificates/contract.ts';
import type { Feature } from '#server/feature.ts';
import { pdfRouter } from '#server/documents/pdf-router.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { addCertificateListeners, issueCertificates } from './issue.ts';
import { keysRouter } from './keys-router.ts';
import { readCertificateFile } from './pdf-file.ts';
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
import { unnameMember } from './queries.ts';

const CHAIN = 'select o.certificate_id from certificate_owners o where o.member_id = $1';

export const certificates: Feature = {
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
  rawRoutes: {
    paths: ['GET /api/certificates/:code/pdf'],
    mount: [pdfRouter('/api/certificates/:code/pdf', readCertificateFile)],
  },
  openRoutes: { paths: [`GET ${KEYS_PATH}`], mount: [keysRouter] },
  jobs: {
    'issue-certificates': { cron: every(5, { offset: 2 }), run: issueCertificates, isRunAtStart: true },
  },
  listen: [addCertificateListeners],
  memberData: [
    {
      table: 'certificates',
      // Certificates of others' works stay provable.
      columns: { owner_id: 'kept' },
      exported: {
        file: 'certificates',
        rows: `select c.code, c.facts->'artwork'->>'title' as title, c.facts->>'artistName' as artist, c.facts->>'soldAt' as sold_at,
          c.owner_id = $1 as is_owner, c.statement, c.signature, c.key_id, c.voided_at, c.voided_by, c.created_at
        from certificates c where c.id in (${CHAIN}) order by c.created_at, c.id`,
      },
    },
    {
      table: 'certificate_owners',
      columns: { member_id: 'kept' },
      exported: {
        file: 'certificate-owners',
        rows: `select c.code, o.is_named, o.since from certificate_owners o join certificates c on c.id = o.certificate_id
        where o.member_id = $1 order by o.since, o.id`,
      },
    },
    {
      table: 'certificate_links',
      columns: { made_by: 'removed' },
      exported: {
        file: 'certificate-links',
        omits: ['token_hash'],
        rows: `select c.code, l.created_at, l.ended_at from certificate_links l join certificates c on c.id = l.certificate_id
        where l.made_by = $1 order by l.created_at, l.id`,
      },
    },
  ],
  async onAccountDeletion(_ctx, tx, memberId) {
    await unnameMember(tx, memberId);
  },
};
