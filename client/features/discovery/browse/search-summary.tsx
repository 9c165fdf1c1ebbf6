import { Link } from 'wouter';
import type { SearchSummary } from '#shared/discovery/search/contract.ts';
import { type Browse, browseHref, countFilters } from '#client/lib/browse.ts';
import { countOf } from './facets.tsx';
import { totalOf } from './found-total.ts';

/** Under the corrected words: the way back to those that were typed. */
export const Corrected = ({ browse, summary }: { browse: Browse; summary: SearchSummary }) => (
  <p className="mt-2 text-base text-soft">
    <Link
      href={browseHref({ ...browse, exact: 'true' })}
      className="text-paper underline decoration-edge underline-offset-4 hover:decoration-paper"
    >
      Search for “{summary.corrected}” instead
    </Link>
  </p>
);

interface CountLineProps {
  browse: Browse;
  summary: SearchSummary | undefined;
  hasFailed: boolean;
}

/** How much was found; empty when the search failed. */
export function CountLine({ browse, summary, hasFailed }: CountLineProps) {
  if (hasFailed) return null;
  const line = 'mt-1.5 min-h-6 text-base text-mute';
  if (!summary) {
    return (
      <p role="status" className={line}>
        Searching
      </p>
    );
  }
  const { artworks, cap } = summary;
  return (
    <p role="status" className={line}>
      {countFilters(browse) > 0 ? (
        <>
          <span className="num">{countOf(artworks, cap)}</span> {artworks === 1 ? 'artwork' : 'artworks'} with
          these filters
        </>
      ) : (
        <>
          <span className="num">{totalOf(summary).text}</span> found
        </>
      )}
    </p>
  );
}
