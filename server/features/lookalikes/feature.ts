import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { COMPARE, addLookalikeListeners, comparePictures, findUncompared } from './jobs.ts';

export const lookalikes: Feature = {
  endpoints: [],
  jobs: {
    'find-uncompared-works': { cron: every(30, { offset: 11 }), run: findUncompared, isRunAtStart: true },
  },
  queuedJobs: { [COMPARE]: comparePictures },
  listen: [addLookalikeListeners],
};
