import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, idParams } from '#shared/kernel/fields.ts';

const AdType = z.enum(['banner', 'video']);
export type AdType = z.output<typeof AdType>;

/** The advertiser is always named beside it. */
export const Ad = z
  .object({
    id: Id,
    title: z.string(),
    /** A banner's picture, 1456 x 180; a video's poster. */
    imageUrl: z.nullable(z.string()),
    /** The creative for narrow screens, 600 x 500. */
    narrowImageUrl: z.nullable(z.string()),
    videoUrl: z.nullable(z.string()),
    altText: z.nullable(z.string()),
    clickUrl: z.nullable(z.string()),
    advertiserName: z.string(),
  })
  .register(z.globalRegistry, { id: 'Ad' });
export type Ad = z.output<typeof Ad>;

/** Counted once per ad, viewer and minute. */
const counted = {
  method: 'POST',
  access: 'optional',
  params: idParams,
  status: 204,
  limit: 'reaction',
  errors: ['ad_not_found'],
} as const;

export const adEndpoints = {
  active: endpoint({
    method: 'GET',
    operationId: 'listActiveAds',
    path: '/api/ads/active',
    access: 'optional',
    summary: 'The ads running now, in rotation order',
    query: z.object({ type: AdType }),
    status: 200,
    response: z.array(Ad),
    errors: [],
  }),
  impression: endpoint({
    ...counted,
    operationId: 'countAdImpression',
    path: '/api/ads/:id/impression',
    summary: 'Count an ad impression',
  }),
  click: endpoint({
    ...counted,
    operationId: 'countAdClick',
    path: '/api/ads/:id/click',
    summary: 'Count an ad click',
  }),
  play: endpoint({
    ...counted,
    operationId: 'countAdPlay',
    path: '/api/ads/:id/play',
    summary: 'Count the start of a video ad',
  }),
  skip: endpoint({
    ...counted,
    operationId: 'countAdSkip',
    path: '/api/ads/:id/skip',
    summary: 'Count a skipped video ad',
  }),
};
