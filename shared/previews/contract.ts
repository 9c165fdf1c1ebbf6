import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id } from '#shared/kernel/fields.ts';
import type { ScreenName } from '#shared/kernel/screens.ts';

/** The screens whose links say to anyone what is behind them. */
export const PREVIEWED = ['artwork', 'profile', 'course', 'collection'] as const satisfies ScreenName[];
export type Previewed = (typeof PREVIEWED)[number];

/** The picture that other sites show with a link. */
export const CARD = { width: 1200, height: 630 } as const;
export const CARD_PATH = '/api/previews/:screen/:id/:file';
export const cardParams = z.object({ screen: z.enum(PREVIEWED), id: Id, file: z.string() });

/** What a link says to someone who is not signed in. */
export const Preview = z
  .object({
    /** Of a profile: the member's name. */
    title: z.string(),
    /** Whose it is; null for a profile. */
    artist: z.nullable(z.string()),
    description: z.string(),
    /** A rendition, under /media. */
    pictureUrl: z.nullable(z.string()),
    altText: z.nullable(z.string()),
    /** The share card. It has another address whenever it shows something else. */
    cardUrl: z.string(),
  })
  .register(z.globalRegistry, { id: 'Preview' });
export type Preview = z.output<typeof Preview>;

export const previewEndpoints = {
  get: endpoint({
    method: 'GET',
    operationId: 'getPreview',
    path: '/api/previews',
    access: 'public',
    summary: 'What a link to a page of this site says to anyone; null: nothing',
    query: z.object({ path: z.string().check(z.maxLength(200)) }),
    status: 200,
    response: z.nullable(Preview),
    errors: [],
  }),
};

/** The call for a page's preview. */
export const previewCall = (pathname: string): string =>
  `${previewEndpoints.get.path}?path=${encodeURIComponent(pathname)}`;

/** 'Market Day by Mina Okoro' */
export const titleOf = ({ title, artist }: Pick<Preview, 'title' | 'artist'>): string =>
  artist === null ? title : `${title} by ${artist}`;
