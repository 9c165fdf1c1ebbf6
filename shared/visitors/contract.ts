/** Calls about the pages that visitors read, for programs and the office. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';

/** What other sites show of a page (https://oembed.com). `photo`: a work, else a link. */
export const OEmbed = z
  .object({
    version: z.literal('1.0'),
    type: z.enum(['photo', 'link']),
    title: z.string(),
    author_name: z.string(),
    author_url: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.int(),
    thumbnail_url: z.optional(z.string()),
    thumbnail_width: z.optional(z.int()),
    thumbnail_height: z.optional(z.int()),
    /** Of a photo. */
    url: z.optional(z.string()),
    width: z.optional(z.int()),
    height: z.optional(z.int()),
  })
  .register(z.globalRegistry, { id: 'OEmbed' });
export type OEmbed = z.output<typeof OEmbed>;

export const PublicGallery = z
  .object({
    /** Members who agreed, declined, and did not answer yet. */
    agreed: z.int(),
    declined: z.int(),
    unanswered: z.int(),
    /** Works that visitors see while it is on. */
    works: z.int(),
  })
  .register(z.globalRegistry, { id: 'PublicGallery' });
export type PublicGallery = z.output<typeof PublicGallery>;

const Pixels = z.optional(z.coerce.number().check(z.int(), z.gte(1)));

export const visitorEndpoints = {
  oEmbed: endpoint({
    method: 'GET',
    operationId: 'getOEmbed',
    path: '/api/oembed',
    access: 'public',
    summary: 'What other sites need to embed a public page',
    query: z.object({
      url: z.string().check(z.maxLength(2000)),
      /** As oEmbed has it, anything but `json` is answered with 501. */
      format: z.optional(z.string().check(z.maxLength(20))),
      maxwidth: Pixels,
      maxheight: Pixels,
    }),
    status: 200,
    response: OEmbed,
    errors: ['not_found', 'format_not_available'],
  }),
  figures: endpoint({
    method: 'GET',
    operationId: 'getPublicGallery',
    path: '/api/office/public-gallery',
    access: 'admin',
    summary: 'How many members agreed to show their works to visitors, and how many works visitors see',
    status: 200,
    response: PublicGallery,
    errors: [],
  }),
};
