import { visitorEndpoints } from '#shared/visitors/contract.ts';
import type { Context } from '#server/context.ts';
import { dropPages } from '#server/events/pages.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { readOEmbed } from './oembed.ts';
import { countAnswers } from './queries.ts';
import { VISITOR_ROUTES, visitorRouter } from './router.ts';

/** Changes that no open tab hears of. Works, members and settings have signals of their own. */
function addListeners(ctx: Context): void {
  const { events } = ctx;
  events.on('artwork.published', (tx, { artistId }) => dropPages(ctx, tx, artistId));
  events.on('artwork.pictures_changed', (tx, { artworkId }) => dropPages(ctx, tx, artworkId));
  events.on('staff.acted', async (tx, { subjectId, after: { isHidden } }) => {
    if (typeof isHidden === 'boolean') await dropPages(ctx, tx, subjectId);
  });
}

export const visitors: Feature = {
  endpoints: [
    handle(visitorEndpoints, (ctx) => ({
      oEmbed: ({ query }) => readOEmbed(ctx, query),
      figures: () => countAnswers(ctx.db),
    })),
  ],
  rawRoutes: { paths: VISITOR_ROUTES, mount: [visitorRouter] },
  listen: [addListeners],
};
