import type { Artwork, ArtworkDetail } from '#shared/artworks/contract.ts';
import { queryClient } from '#client/lib/query.ts';

/** A card, or what the work's own page was loaded with. */
export type FoundWork = Artwork & Partial<Pick<ArtworkDetail, 'images'>>;

/** Lists, pages of lists, and lists in named parts are no deeper. */
const DEEPEST = 5;

function search(data: unknown, id: string, depth: number): FoundWork | null {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return null;
  if ('id' in data && data.id === id && 'imageUrl' in data && 'likesCount' in data && 'placeholder' in data)
    return data as FoundWork;
  for (const part of Object.values(data)) {
    const found = search(part, id, depth + 1);
    if (found) return found;
  }
  return null;
}

/** Finds the card of a work that some list has loaded. */
export function findWork(id: string): FoundWork | null {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const found = search(state.data, id, 0);
    if (found) return found;
  }
  return null;
}
