import { legalEndpoints, legalOfficeEndpoints } from '#shared/legal/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { announceTerms, publishVersion } from './publish.ts';
import { agreeToTerms } from './agree.ts';
import { readLegal, readSource, readStatus } from './read.ts';

export const legal: Feature = {
  endpoints: [
    handle(legalEndpoints, (ctx) => ({
      read: ({ params, query, actor }) => readLegal(ctx, actor, params.page, query.version),
      agree: ({ actor, body }) => agreeToTerms(ctx, actor, body.version),
    })),
    handle(legalOfficeEndpoints, (ctx) => ({
      status: () => readStatus(ctx),
      source: ({ params }) => readSource(ctx, params.page, params.version),
      publish: ({ actor, params, body }) => publishVersion(ctx, actor, params.page, body),
    })),
  ],
  queuedJobs: { 'announce-terms': announceTerms },
  memberData: [
    {
      table: 'terms_agreements',
      columns: { user_id: 'removed' },
      exported: {
        file: 'terms-agreed',
        rows: 'select version, how, agreed_at from terms_agreements where user_id = $1 order by version',
      },
    },
  ],
};
