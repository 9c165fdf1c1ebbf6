import { draftEndpoints } from '#shared/drafts/contract.ts';
import { importEndpoints } from '#shared/drafts/import-contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { listKnown } from './imported.ts';
import { replaceProfile } from './queries.ts';
import { publishDue } from './publish.ts';
import {
  createDraft,
  editDraft,
  listDrafts,
  readDraft,
  removeDraft,
  removePublished,
  scheduleDraft,
  unscheduleDraft,
} from './service.ts';

export const drafts: Feature = {
  endpoints: [
    handle(importEndpoints, (ctx) => ({ known: ({ body, actor }) => listKnown(ctx, actor, body) })),
    handle(draftEndpoints, (ctx) => ({
      list: ({ actor }) => listDrafts(forReading(ctx, actor), actor),
      get: ({ params, actor }) => readDraft(forReading(ctx, actor), actor, params.id),
      create: ({ body, actor }) => createDraft(ctx, actor, body),
      edit: ({ params, body, actor }) => editDraft(ctx, actor, params.id, body),
      remove: ({ params, actor }) => removeDraft(ctx, actor, params.id),
      schedule: ({ params, body, actor }) => scheduleDraft(ctx, actor, params.id, body),
      unschedule: ({ params, actor }) => unscheduleDraft(ctx, actor, params.id),
    })),
  ],
  jobs: { 'publish-scheduled-drafts': { cron: every(1), run: publishDue } },
  listen: [
    ({ events }) =>
      events.on('delivery_profile.deleting', (tx, { memberId, profileId, instead }) =>
        replaceProfile(tx, memberId, profileId, instead),
      ),
    (ctx) => ctx.events.on('artwork.published', (tx, published) => removePublished(ctx, tx, published)),
  ],
  memberData: [
    {
      table: 'artwork_drafts',
      columns: { user_id: 'removed' },
      exported: {
        file: 'drafts',
        omits: ['version', 'import_key'],
        rows: `select id, fields, images, publish_at, failure, failed_at, created_at, updated_at
        from artwork_drafts where user_id = $1 order by created_at, id`,
      },
    },
    {
      table: 'imported_works',
      columns: { user_id: 'removed' },
      exported: { reason: 'fingerprints by which an import knows works that were imported before' },
    },
  ],
};
