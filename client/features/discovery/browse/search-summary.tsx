import { Link } from 'wouter';
import type { SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import { type Browse, browseHref } from '#client/lib/browse.ts';
import { fill } from '#client/lib/sentence.ts';
import { countLine } from './found-total.ts';
import * as texts from './texts.ts';

/** Under corrected words: a link back to the original ones. */
export const Corrected = ({ browse, summary }: { browse: Browse; summary: SearchSummary }) => (
  <p className="mt-2 text-base text-soft max-sm:col-span-2">
    <Link
      href={browseHref({ ...browse, exact: 'true' })}
      className="text-paper underline decoration-edge underline-offset-4 hover:decoration-paper"
    >
      {fill(texts.searchForInstead, { corrected: summary.corrected })}
    </Link>
  </p>
);

interface CountLineProps {
  summary: SearchSummary | undefined;
  hasFailed: boolean;
}

/** The number of results; empty if the search failed. */
export const CountLine = ({ summary, hasFailed }: CountLineProps) =>
  hasFailed ? null : (
    <p role="status" className="mt-1.5 min-h-6 text-base text-mute">
      {summary ? countLine(summary) : texts.searching}
    </p>
  );
