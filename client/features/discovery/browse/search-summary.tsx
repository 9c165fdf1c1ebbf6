import { Link } from 'wouter';
import type { SearchSummary } from '#shared/discovery/search/contract.ts';
import { type Browse, browseHref, countFilters } from '#client/lib/browse.ts';
import { fill } from '#client/lib/sentence.ts';
import { countOf } from './facets.tsx';
import { totalOf } from './found-total.ts';
import * as texts from './texts.ts';

/** Under corrected words: a link back to the original ones. */
export const Corrected = ({ browse, summary }: { browse: Browse; summary: SearchSummary }) => (
  <p className="mt-2 text-base text-soft">
    <Link
      href={browseHref({ ...browse, exact: 'true' })}
      className="text-paper underline decoration-edge underline-offset-4 hover:decoration-paper"
    >
      {fill(texts.searchForInstead, { corrected: summary.corrected })}
    </Link>
  </p>
);

interface CountLineProps {
  browse: Browse;
  summary: SearchSummary | undefined;
  hasFailed: boolean;
}

/** The number of results; empty if the search failed. */
export function CountLine({ browse, summary, hasFailed }: CountLineProps) {
  if (hasFailed) return null;
  const line = 'mt-1.5 min-h-6 text-base text-mute';
  if (!summary) {
    return (
      <p role="status" className={line}>
        {texts.searching}
      </p>
    );
  }
  const { artworks, cap } = summary;
  return (
    <p role="status" className={line}>
      {countFilters(browse) > 0
        ? fill(texts.artworksWithTheseFilters(artworks), {
            artworks: <span className="num">{countOf(artworks, cap)}</span>,
          })
        : fill(texts.found, { summary: <span className="num">{totalOf(summary).text}</span> })}
    </p>
  );
}
