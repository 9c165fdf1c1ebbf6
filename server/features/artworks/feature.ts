import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { commentEndpoints } from '#shared/artworks/comments/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { artworkFilesRouter } from './files-router.ts';
import { removeOldViews } from './jobs.ts';
import { objectsRouter } from './objects-router.ts';
import { addArtworkListeners } from './listeners.ts';
import { addCommentListeners } from './comments/listeners.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';
import { MEASURE, addPaletteListeners, findUnmeasured, measurePalettes } from './palette/jobs.ts';
import { editArtwork, removeArtwork } from './edit.ts';
import { listArtworksBy, publishArtwork, readArtwork, toggleLike } from './service.ts';
import { editComment, removeComment } from './comments/change.ts';
import { addComment, listComments } from './comments/service.ts';

export const artworks: Feature = {
  memberData,
  forgetMember,
  endpoints: [
    handle(artworkEndpoints, (ctx) => ({
      byUser: ({ params, query, actor }) =>
        listArtworksBy(forReading(ctx, actor, params.id), actor, params.id, query),
      get: ({ params, query, actor }) => readArtwork(ctx, actor, params.id, query),
      create: ({ body, actor }) => publishArtwork(ctx, actor, body),
      edit: ({ params, body, actor }) => editArtwork(ctx, actor, params.id, body),
      remove: ({ params, actor }) => removeArtwork(ctx, actor, params.id),
      like: ({ params, actor }) => toggleLike(ctx, actor, params.id),
    })),
    handle(commentEndpoints, (ctx) => ({
      list: ({ params, query, actor }) => listComments(ctx, actor, params.id, query),
      add: ({ params, body, actor }) => addComment(ctx, actor, params.id, body.content),
      edit: ({ params, body, actor }) => editComment(ctx, actor, params.id, body.content),
      remove: ({ params, actor }) => removeComment(ctx, actor, params.id),
    })),
  ],
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
