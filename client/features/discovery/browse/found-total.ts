import { MOST_COUNTED, type SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { KINDS, type Kind } from '#client/lib/browse.ts';
import { count } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';

/** "1,000+" where counting stopped. */
export const countOf = (found: number, isLeast = false): string =>
  `${count(found)}${found >= MOST_COUNTED || (isLeast && found > 0) ? '+' : ''}`;

/** Whether anything is found; works that match fewer words count where there is nothing else. */
export const isFound = (summary: SearchSummary): boolean =>
  summary.fewer > 0 || KINDS.some((kind) => summary[kind] > 0);

const COUNTED: Record<Kind, (n: number, count: string) => string> = {
  artworks: (n: number, artworks: string) => tn(n, '{artworks} artwork', '{artworks} artworks', { artworks }),
  artists: (n: number, artists: string) => tn(n, '{artists} artist', '{artists} artists', { artists }),
  inspiration: (n: number, videos: string) => tn(n, '{videos} video', '{videos} videos', { videos }),
  courses: (n: number, courses: string) => tn(n, '{courses} course', '{courses} courses', { courses }),
  projects: (n: number, projects: string) => tn(n, '{projects} project', '{projects} projects', { projects }),
};

/** '6 artworks'. */
const countedOf = (summary: SearchSummary, kind: Kind): string =>
  COUNTED[kind](summary[kind], countOf(summary[kind], kind === 'artworks' && summary.isPartial));

/**
 * What is found: '13 artworks, 8 for sale', or the chosen kind, then the other kinds that have hits.
 * @param forSale how many of the works are for sale; undefined until it is counted
 */
export function foundLine(summary: SearchSummary, chosen: Kind | undefined, forSale: number | undefined) {
  const main = chosen ?? (summary.fewer > 0 ? 'artworks' : KINDS.find((kind) => summary[kind] > 0));
  const others = KINDS.filter((kind) => kind !== main && summary[kind] > 0).map((kind) => ({
    kind,
    text: countedOf(summary, kind),
  }));
  if (!main || summary[main] === 0) {
    const isNear = main === 'artworks' && summary.fewer > 0;
    return { main: isNear ? t('No artwork matches exactly') : t('Nothing found'), others };
  }
  const counted = countedOf(summary, main);
  return {
    main:
      main === 'artworks' && forSale !== undefined
        ? t('{found}, {forSale} for sale', { found: counted, forSale: countOf(forSale, summary.isPartial) })
        : counted,
    others,
  };
}
