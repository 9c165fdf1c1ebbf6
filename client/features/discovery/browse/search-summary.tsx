import { Fragment } from 'react';
import { Link } from 'wouter';
import type { SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { type Browse, browseHref } from '#client/lib/browse.ts';
import { t, tx } from '#client/lib/t.ts';
import { foundLine } from './found-total.ts';

/** Under corrected words: a link back to the original ones. */
export const Corrected = ({ browse, summary }: { browse: Browse; summary: SearchSummary }) => (
  <p className="mt-2 text-base text-soft max-sm:col-span-2">
    <Link
      href={browseHref({ ...browse, exact: 'true' })}
      className="text-paper underline decoration-edge underline-offset-4 hover:decoration-paper"
    >
      {tx('Search for “{corrected}” instead', { corrected: summary.corrected })}
    </Link>
  </p>
);

interface CountLineProps {
  browse: Browse;
  summary: SearchSummary | undefined;
  forSale: number | undefined;
  hasFailed: boolean;
}

/** The number of results, and links to those of other kinds; empty if the search failed. */
export function CountLine({ browse, summary, forSale, hasFailed }: CountLineProps) {
  if (hasFailed) return null;
  const found = summary && foundLine(summary, browse.kind, forSale);
  return (
    <p role="status" className="mt-1.5 min-h-6 text-base max-sm:min-h-12 text-mute">
      {found ? found.main : t('Searching')}
      {found && found.others.length > 0 && t('. Also ')}
      {found?.others.map(({ kind, text }, index) => (
        <Fragment key={kind}>
          {index > 0 && ', '}
          <Link
            // Works come with everything else.
            href={browseHref({ ...browse, kind: kind === 'artworks' ? undefined : kind })}
            className="text-soft underline decoration-edge underline-offset-4 hover:decoration-paper"
          >
            {text}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
