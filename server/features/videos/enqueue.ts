import type { Queryable } from '#server/context.ts';
import { addJob } from '#server/jobs/add-job.ts';

/** Names of jobs that are asked for. */
export const PROCESS_VIDEO = 'process-video';
export const REMOVE_VIDEO = 'remove-video';
export const REMOVE_LOST_COPY = 'remove-lost-copy';

/** In the transaction that makes the video wait. */
export const enqueueProcessing = (tx: Queryable, videoId: string): Promise<void> =>
  addJob(tx, PROCESS_VIDEO, { videoId }, { key: `video:${videoId}` });

/** In the transaction that takes down what showed it. */
export const enqueueRemoval = (tx: Queryable, videoId: string): Promise<void> =>
  addJob(tx, REMOVE_VIDEO, { videoId }, { key: `remove:${videoId}` });
