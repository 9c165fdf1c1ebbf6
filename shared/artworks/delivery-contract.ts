/** Apart from the other endpoints of works, which every first page loads. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParams } from '#shared/kernel/fields.ts';
import { ArtworkDetail } from './contract.ts';

export const workDeliveryEndpoints = {
  get: endpoint({
    method: 'GET',
    operationId: 'getArtworkDelivery',
    path: '/api/artworks/:id/delivery',
    access: 'member',
    scope: 'read',
    summary: 'What delivery of an artwork costs, by country; counts no view',
    params: idParams,
    status: 200,
    response: z.pick(ArtworkDetail, { isPhysical: true, deliveryCost: true, delivery: true }),
    errors: ['artwork_not_found'],
  }),
};
