import { collectionEndpoints } from '#shared/collections/contract.ts';
import type { Feature } from '#server/feature.ts';
import { memberData } from './member-data.ts';
import { collectionRoutes } from './routes.ts';
import { forgetSaved } from './write-queries.ts';

export const collections: Feature = {
  memberData,
  endpoints: [collectionEndpoints],
  routes: [collectionRoutes],
  listen: [({ events }) => events.on('artwork.deleting', (tx, { artworkId }) => forgetSaved(tx, artworkId))],
};
