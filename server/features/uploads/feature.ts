import type * as z from 'zod/mini';
import { uploadEndpoints } from '#shared/uploads/contract.ts';
import type { Context } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { readBytesLeft } from '#server/files/quota.ts';
import { removeOfMember, removeUnused } from '#server/files/table.ts';
import { every } from '#server/jobs/every.ts';
import { mediaRouter } from './media-router.ts';
import { objectsRouter } from './objects-router.ts';
import type { PictureOwner, PictureOwners } from './picture-owner.ts';
import { uploadTable } from './upload-table.ts';
import { memberData, memberFiles } from './member-data.ts';
import { createUploadUrl, processImage } from './service.ts';

type UploadRequest = z.output<typeof uploadEndpoints.createUrl.body>;
/** Put together in server/features.ts. */
export interface UploadOwners {
  pictures: PictureOwners;
  /** Videos have rows and keys of their own. */
  createVideoUrl(
    ctx: Context,
    userId: string,
    about: NonNullable<UploadRequest>,
  ): Promise<{ uploadURL: string }>;
}

function createUrl(ctx: Context, owners: UploadOwners, userId: string, about: UploadRequest) {
  const { purpose = 'artwork', contentType } = about ?? {};
  // One call for images and videos; the declared type decides. Refund requests take pictures alone.
  if (about && contentType?.startsWith('video/') && purpose !== 'refund')
    return owners.createVideoUrl(ctx, userId, about);
  // As for a view, only storage counts; the limit on works counts when the draft is published.
  const owner = owners.pictures[purpose === 'draft' ? 'view' : purpose];
  return createUploadUrl(ctx, owner, userId, about);
}

export function uploads(owners: UploadOwners): Feature {
  const rows: PictureOwner[] = Object.values(owners.pictures);
  const keptIf = rows.flatMap((owner) => owner.keptIf ?? []).join(' or ');
  return {
    memberData: memberData(keptIf),
    async onAccountDeletion(ctx, tx, memberId) {
      await removeOfMember(tx, uploadTable, { keptIf }, memberId);
      await ctx.live.dropMedia(tx, { memberId });
    },
    isDeletedLast: true,
    memberFiles,
    endpoints: [
      handle(uploadEndpoints, (ctx) => ({
        createUrl: ({ body, actor }) => createUrl(ctx, owners, actor.id, body),
        processImage: ({ body, actor }) => processImage(ctx, actor.id, body.imageUrl),
        storage: async ({ actor }) => ({ bytesLeft: await readBytesLeft(ctx, actor.id) }),
      })),
    ],
    openRoutes: { paths: ['GET /media/:uploadId/:file'], mount: [mediaRouter(owners.pictures)] },
    rawRoutes: { paths: ['GET /objects/:id'], mount: [objectsRouter(owners.pictures)] },
    storedObjects: uploadTable,
    jobs: {
      'remove-unattached-uploads': {
        cron: every(60, { offset: 17 }),
        run: (ctx) => removeUnused(ctx, uploadTable),
      },
    },
  };
}
