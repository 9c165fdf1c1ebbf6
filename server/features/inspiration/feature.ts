import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { addInspirationListeners } from './listeners.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';
import { addHubVideo, editHubVideo, removeHubVideo, retryHubVideo, setPublished } from './publish.ts';
import { listHubVideos, playHubVideo, readHubVideo, toggleLike, viewHubVideo } from './service.ts';

export const inspiration: Feature = {
  memberData,
  forgetMember,
  endpoints: [
    handle(inspirationEndpoints, (ctx) => ({
      list: ({ query, actor }) => listHubVideos(forReading(ctx, actor), actor, query),
      get: ({ params, actor }) => readHubVideo(ctx, actor, params.id),
      create: ({ body, actor }) => addHubVideo(ctx, actor, body),
      edit: ({ params, body, actor }) => editHubVideo(ctx, actor, params.id, body),
      publish: ({ params, body, actor }) => setPublished(ctx, actor, params.id, body.isPublished),
      retry: ({ params, actor }) => retryHubVideo(ctx, actor, params.id),
      remove: ({ params, actor }) => removeHubVideo(ctx, actor, params.id),
      like: ({ params, actor }) => toggleLike(ctx, actor, params.id),
      play: ({ params, actor }) => playHubVideo(ctx, actor, params.id),
      view: ({ params, actor }) => viewHubVideo(ctx, actor, params.id),
    })),
  ],
  listen: [addInspirationListeners],
};
