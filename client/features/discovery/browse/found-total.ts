import type { SearchSummary } from '#shared/discovery/search/contract.ts';
import { count } from '#client/lib/format.ts';

/** How much a search found of every kind together; "+" where counting stopped. */
export function totalOf({ artworks, artists, inspiration, courses, projects, cap }: SearchSummary) {
  const kinds = [artworks, artists, inspiration, courses, projects];
  const found = kinds.reduce((sum, kind) => sum + kind, 0);
  return { found, text: `${count(found)}${Math.max(...kinds) >= cap ? '+' : ''}` };
}
