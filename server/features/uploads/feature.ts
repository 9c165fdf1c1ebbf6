import { uploadEndpoints } from '#shared/uploads/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { type CreateVideoUrl, uploadRoutes } from './routes.ts';
import { mediaRouter } from './media-router.ts';
import { removeUnattachedUploads } from './jobs.ts';
import { storedObjects } from './stored-objects.ts';
import { forgetMember } from './forget.ts';
import { memberData, memberFiles } from './member-data.ts';

export const uploads = (createVideoUrl: CreateVideoUrl): Feature => ({
  memberData,
  forgetMember,
  isForgottenLast: true,
  memberFiles,
  endpoints: [uploadEndpoints],
  routes: [uploadRoutes(createVideoUrl)],
  openRoutes: { paths: ['GET /media/:uploadId/:file'], mount: [mediaRouter] },
  storedObjects,
  jobs: {
    'remove-unattached-uploads': { cron: every(60, { offset: 17 }), run: removeUnattachedUploads },
  },
});
