import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';

/** @param limit at most this many */
export const useWorksBy = (userId: string, limit: number) =>
  useEndpoint(artworkEndpoints.byUser, { params: { id: userId }, query: { limit } });
