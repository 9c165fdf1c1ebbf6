import type * as z from 'zod/mini';
import { uploadEndpoints } from '#shared/uploads/contract.ts';
import type { Context } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { mediaRouter } from './media-router.ts';
import { removeUnattachedUploads } from './jobs.ts';
import { storedObjects } from './stored-objects.ts';
import { onAccountDeletion } from './account-deletion.ts';
import { memberData, memberFiles } from './member-data.ts';
import { createUploadUrl, processImage } from './service.ts';

type UploadRequest = NonNullable<z.output<typeof uploadEndpoints.createUrl.body>>;
/** Videos have rows and keys of their own. */
type CreateVideoUrl = (ctx: Context, userId: string, about: UploadRequest) => Promise<{ uploadURL: string }>;

export const uploads = (createVideoUrl: CreateVideoUrl): Feature => ({
  memberData,
  onAccountDeletion,
  isDeletedLast: true,
  memberFiles,
  endpoints: [
    handle(uploadEndpoints, (ctx) => ({
      // One call for images and videos; the declared type decides.
      createUrl: ({ body, actor }) =>
        body?.contentType?.startsWith('video/')
          ? createVideoUrl(ctx, actor.id, body)
          : createUploadUrl(ctx, actor, body),
      processImage: ({ body, actor }) => processImage(ctx, actor.id, body.imageUrl),
    })),
  ],
  openRoutes: { paths: ['GET /media/:uploadId/:file'], mount: [mediaRouter] },
  storedObjects,
  jobs: {
    'remove-unattached-uploads': { cron: every(60, { offset: 17 }), run: removeUnattachedUploads },
  },
});
