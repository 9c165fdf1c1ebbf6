import { videoEndpoints } from '#shared/videos/contract.ts';
import { videoImportEndpoints } from '#shared/videos/imports/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { videoRoutes } from './routes.ts';
import { videoImportRoutes } from './imports/routes.ts';
import { removeUnattachedVideos, resumeVideos } from './jobs.ts';
import { sweepImports } from './imports/jobs.ts';
import { PROCESS_VIDEO, REMOVE_LOST_COPY, REMOVE_VIDEO } from './enqueue.ts';
import { removeDetachedVideo, removeLostCopy } from './jobs.ts';
import { processVideo } from './process.ts';
import { storedObjects } from './stored-objects.ts';
import { forgetMember } from './forget.ts';
import { memberData, memberFiles } from './member-data.ts';

export const videos: Feature = {
  memberData,
  forgetMember,
  isForgottenLast: true,
  memberFiles,
  endpoints: [videoEndpoints, videoImportEndpoints],
  routes: [videoRoutes, videoImportRoutes],
  storedObjects,
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
