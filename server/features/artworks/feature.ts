import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { commentEndpoints } from '#shared/artworks/comments/contract.ts';
import type { Feature } from '#server/feature.ts';
import { artworkRoutes } from './routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { artworkFilesRouter } from './files-router.ts';
import { removeOldViews } from './jobs.ts';
import { objectsRouter } from './objects-router.ts';
import { addArtworkListeners } from './listeners.ts';
import { addCommentListeners } from './comments/listeners.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';
import { MEASURE, addPaletteListeners, findUnmeasured, measurePalettes } from './palette/jobs.ts';
import { every } from '#server/jobs/every.ts';

export const artworks: Feature = {
  memberData,
  forgetMember,
  endpoints: [artworkEndpoints, commentEndpoints],
  routes: [artworkRoutes, commentRoutes],
  rawRoutes: {
    paths: ['GET /api/artworks/:id/download', 'GET /api/artworks/:id/original', 'GET /objects/:id'],
    mount: [artworkFilesRouter, objectsRouter],
  },
  jobs: {
    'remove-old-views': { cron: '50 3 * * *', run: removeOldViews },
    'find-unmeasured-works': { cron: every(10, { offset: 6 }), run: findUnmeasured, isRunAtStart: true },
  },
  queuedJobs: { [MEASURE]: measurePalettes },
  listen: [addArtworkListeners, addCommentListeners, addPaletteListeners],
};
