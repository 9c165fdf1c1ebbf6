/** In a file of its own, because every first page loads the other endpoints of works. */
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
    summary:
      'Get the delivery costs of an artwork and what was agreed with the caller, without counting a view',
    params: idParams,
    status: 200,
    response: z.pick(ArtworkDetail, { isPhysical: true, deliveryCost: true, delivery: true, agreed: true }),
    errors: ['artwork_not_found'],
  }),
};
