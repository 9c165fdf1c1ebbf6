import { videoEndpoints } from '#shared/videos/contract.ts';
import { videoImportEndpoints } from '#shared/videos/imports/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { removeOfMember } from '#server/files/table.ts';
import { every } from '#server/jobs/every.ts';
import { removeLostCopy, removeUnattachedVideos, resumeVideos } from './jobs.ts';
import { sweepImports } from './imports/jobs.ts';
import { PROCESS_VIDEO, REMOVE_LOST_COPY, REMOVE_VIDEO } from './enqueue.ts';
import { processVideo } from './process.ts';
import { videoOwner } from './owner.ts';
import { removeDetachedVideo, videoTable } from './video-table.ts';
import { memberData, memberFiles } from './member-data.ts';
import { readOwnVideo, rememberPosition, retryVideo, toVideoState } from './service.ts';
import { setCaptions } from './captions.ts';
import { abortMultipart, completeMultipart, createMultipart, listParts, signPart } from './multipart.ts';
import { acceptVideo, createForm, issueTemporaryCredentials } from './upload.ts';
import { createImport, describeLink } from './imports/service.ts';

export const videos: Feature = {
  memberData,
  onAccountDeletion: (_ctx, tx, memberId) => removeOfMember(tx, videoTable, videoOwner, memberId),
  isDeletedLast: true,
  memberFiles,
  endpoints: [
    handle(videoEndpoints, (ctx) => ({
      createMultipart: ({ body, actor }) => createMultipart(ctx, actor.id, body),
      listParts: ({ params, query, actor }) => listParts(ctx, actor.id, { ...params, ...query }),
      signPart: ({ params, query, actor }) =>
        signPart(ctx, actor.id, { ...params, ...query, partNumber: Number(params.partNumber) }),
      completeMultipart: ({ params, query, body, actor }) =>
        completeMultipart(ctx, actor.id, { ...params, ...query }, body.parts),
      abortMultipart: ({ params, query, actor }) => abortMultipart(ctx, actor.id, { ...params, ...query }),
      params: ({ query, actor }) => createForm(ctx, actor.id, query),
      sts: ({ actor }) => issueTemporaryCredentials(ctx, actor.id),
      accept: async ({ body, actor }) => toVideoState(await acceptVideo(ctx, actor.id, body.videoUrl)),
      retry: async ({ params, actor }) => toVideoState(await retryVideo(ctx, actor.id, params.id)),
      state: async ({ params, actor }) => toVideoState(await readOwnVideo(ctx, actor.id, params.id)),
      setCaptions: async ({ params, body, actor }): Promise<undefined> => {
        await setCaptions(ctx, actor.id, params.id, body.text);
      },
      remember: async ({ params, body, actor }): Promise<undefined> => {
        await rememberPosition(ctx, actor.id, params.id, body.seconds);
      },
    })),
    handle(videoImportEndpoints, (ctx) => ({
      meta: ({ body, actor }) => describeLink(ctx, actor.id, body.url),
      get: ({ body, actor }) => createImport(ctx, actor.id, body.url),
    })),
  ],
  storedObjects: videoTable,
  jobs: {
    'remove-unattached-videos': { cron: every(60, { offset: 23 }), run: removeUnattachedVideos },
    'resume-videos': { cron: every(1), run: resumeVideos, isRunAtStart: true },
    'sweep-video-imports': { cron: every(10, { offset: 7 }), run: sweepImports },
  },
  queuedJobs: {
    [PROCESS_VIDEO]: (ctx, { videoId }: { videoId: string }, stopping) =>
      processVideo(ctx, videoId, stopping),
    [REMOVE_VIDEO]: (ctx, { videoId }: { videoId: string }) => removeDetachedVideo(ctx, videoId),
    [REMOVE_LOST_COPY]: removeLostCopy,
  },
};
