import type { Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';

/** Names of jobs that are enqueued on demand. */
export const PROCESS_VIDEO = 'process-video';
export const REMOVE_VIDEO = 'remove-video';
export const REMOVE_LOST_COPY = 'remove-lost-copy';

/** Call in the transaction that sets the video to waiting. */
export const enqueueProcessing = (tx: Queryable, videoId: string): Promise<void> =>
  addJob(tx, PROCESS_VIDEO, { videoId }, { key: `video:${videoId}` });

/** Call in the transaction that removes what showed the video. */
export const enqueueRemoval = (tx: Queryable, videoId: string): Promise<void> =>
  addJob(tx, REMOVE_VIDEO, { videoId }, { key: `remove:${videoId}` });
