import { MAX_COUNTED, type SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { KINDS, type Kind } from '#client/lib/browse.ts';
import { count } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';

/** "1,000+" where counting stopped. */
export const countOf = (found: number, isLeast = false): string =>
  `${count(found)}${found >= MAX_COUNTED || (isLeast && found > 0) ? '+' : ''}`;

/** Whether anything is found; works that match fewer words count where there is nothing else. */
export const isFound = (summary: SearchSummary): boolean =>
  summary.fewer + summary.relaxed > 0 || KINDS.some((kind) => summary[kind] > 0);

const COUNTED: Record<Kind, (n: number, count: string) => string> = {
  artworks: (n, count) => tn(n, '{count} artwork', '{count} artworks', { count }),
  artists: (n, count) => tn(n, '{count} artist', '{count} artists', { count }),
  inspiration: (n, count) => tn(n, '{count} video', '{count} videos', { count }),
  courses: (n, count) => tn(n, '{count} course', '{count} courses', { count }),
  projects: (n, count) => tn(n, '{count} project', '{count} projects', { count }),
};

/** '6 artworks'. */
const countedOf = (summary: SearchSummary, kind: Kind): string =>
  COUNTED[kind](summary[kind], countOf(summary[kind], kind === 'artworks' && summary.isPartial));

/**
 * What is found: '13 artworks, 8 for sale', or the chosen kind, then the other kinds that have hits.
 * @param forSale how many of the works are for sale; undefined until it is counted
 */
export function foundLine(summary: SearchSummary, chosen: Kind | undefined, forSale: number | undefined) {
  const main =
    chosen ?? (summary.fewer + summary.relaxed > 0 ? 'artworks' : KINDS.find((kind) => summary[kind] > 0));
  const others = KINDS.filter((kind) => kind !== main && summary[kind] > 0).map((kind) => ({
    kind,
    text: countedOf(summary, kind),
  }));
  if (!main || summary[main] === 0) {
    const isNear = main === 'artworks' && summary.fewer + summary.relaxed > 0;
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
