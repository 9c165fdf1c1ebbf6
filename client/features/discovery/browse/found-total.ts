import type { SearchSummary } from '#shared/discovery/search/contract.ts';
import { count } from '#client/lib/format.ts';

/** Number of search results of all kinds; "+" if counting stopped. */
export function totalOf({ artworks, artists, inspiration, courses, projects, cap }: SearchSummary) {
  const kinds = [artworks, artists, inspiration, courses, projects];
  const found = kinds.reduce((sum, kind) => sum + kind, 0);
  return { found, text: `${count(found)}${Math.max(...kinds) >= cap ? '+' : ''}` };
}
