import * as z from 'zod/mini';
import { Artwork } from '#shared/artworks/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParams } from '#shared/kernel/fields.ts';

/** At most, under a work: two rows. */
export const SIMILAR_WORKS = 8;

export const similarEndpoints = {
  similar: endpoint({
    method: 'GET',
    operationId: 'listSimilarArtworks',
    path: '/api/artworks/:id/similar',
    access: 'member',
    scope: 'read',
    summary: 'Works like this one by colors, tags, category and likes, never two in a row by the same artist',
    params: idParams,
    status: 200,
    response: z.array(Artwork),
    errors: ['artwork_not_found'],
  }),
};
