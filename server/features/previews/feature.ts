import { CARD_PATH, previewEndpoints } from '#shared/previews/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { cardRouter } from './card-router.ts';
import { readPreview } from './service.ts';

export const previews: Feature = {
  endpoints: [handle(previewEndpoints, (ctx) => ({ get: ({ query }) => readPreview(ctx, query.path) }))],
  rawRoutes: { paths: [`GET ${CARD_PATH}`], mount: [cardRouter] },
};
