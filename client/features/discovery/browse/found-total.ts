import { MOST_COUNTED, type SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { count } from '#client/lib/format.ts';
import * as texts from './texts.ts';

/** "1,000+" where counting stopped. */
export const countOf = (found: number, isLeast = false): string =>
  `${count(found)}${found >= MOST_COUNTED || (isLeast && found > 0) ? '+' : ''}`;

/** Number of search results of all kinds; "+" if counting stopped. */
export function totalOf({
  artworks,
  fewer,
  isPartial,
  artists,
  inspiration,
  courses,
  projects,
}: SearchSummary) {
  // Works that match fewer words count where there is nothing else.
  const kinds = [artworks || fewer, artists, inspiration, courses, projects];
  const found = kinds.reduce((sum, kind) => sum + kind, 0);
  return { found, text: countOf(found, isPartial || Math.max(...kinds) >= MOST_COUNTED) };
}

/** '6 artworks, 1 artist': kinds that have something. */
export const countLine = ({
  artworks,
  fewer,
  isPartial,
  artists,
  inspiration,
  courses,
  projects,
}: SearchSummary): string =>
  (
    [
      [artworks, texts.artworksCount],
      [artists, texts.artistsCount],
      [inspiration, texts.videosCount],
      [courses, texts.coursesCount],
      [projects, texts.projectsCount],
    ] as const
  )
    .filter(([found]) => found > 0)
    .map(([found, text]) => text(found, countOf(found, isPartial && text === texts.artworksCount)))
    .join(', ') || (fewer > 0 ? texts.noArtworkMatchesAll : texts.nothingFound);
