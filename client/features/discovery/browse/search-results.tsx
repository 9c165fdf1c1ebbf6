import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SearchX } from 'lucide-react';
import { searchEndpoints } from '#shared/discovery/search/contract.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { type Kind, countFilters } from '#client/lib/browse.ts';
import { queryFor } from '#client/lib/query.ts';
import { useBrowse } from '#client/lib/use-browse.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { GallerySkeleton } from '#client/features/artworks/public.ts';
import { ArtistResults } from './artist-results.tsx';
import { totalOf } from './found-total.ts';
import { type FoundProps, FoundWorks } from './found-works.tsx';
import { KindToggles } from './kind-toggles.tsx';
import { CourseResults, ProjectResults, VideoResults } from './other-results.tsx';
import { Corrected, CountLine } from './search-summary.tsx';
import * as texts from './texts.ts';

/** Search results: kinds with counts, then works and artists. */
export function SearchResults({ words }: { words: string }) {
  const { browse, change } = useBrowse();
  const { category, exact, minPrice, maxPrice, forSale, nft } = browse;
  const filters = { category, minPrice, maxPrice, forSale, nft };
  const summary = useQuery({
    ...queryFor(searchEndpoints.summary, { query: { q: words, exact, ...filters } }),
    // The pressed chip keeps its state and the focus until the new counts arrive.
    placeholderData: keepPreviousData,
  });
  // The corrected search terms.
  const corrected = summary.data?.corrected ? summary.data.words : words;
  useTitle(texts.resultsFor(corrected));
  return (
    <div className="px-4 pt-8 sm:px-8 sm:pt-10">
      <h1 dir="auto" className="text-2xl wrap-anywhere sm:text-3xl">
        {texts.resultsFor(corrected)}
      </h1>
      {summary.data?.corrected && <Corrected browse={browse} summary={summary.data} />}
      <CountLine browse={browse} summary={summary.data} hasFailed={summary.isError} />
      {summary.isPending ? (
        <div className="mt-7">
          <Skeleton className="mb-6 h-10 w-full max-w-xl rounded-full" />
          <GallerySkeleton />
        </div>
      ) : summary.isError ? (
        <div className="mt-7">
          <LoadError what={texts.searchFailed} onRetry={() => void summary.refetch()} />
        </div>
      ) : (
        <Found words={words} browse={browse} summary={summary.data} onChange={change} />
      )}
    </div>
  );
}

function Found({ words, browse, summary, onChange }: FoundProps) {
  const isFiltered = countFilters(browse) > 0;
  const { found } = totalOf(summary);
  if (found === 0 && !isFiltered) {
    return (
      <div className="mt-8">
        <EmptyState
          icon={SearchX}
          level={2}
          title={texts.noResultsFor(words)}
          body={texts.tryDifferentWordsOrBrowse}
          link={{ href: paths.browse({ sort: 'newest' }), text: texts.browseAllArtworks }}
        />
      </div>
    );
  }
  const { kind } = browse;
  const showsWorks = kind === 'artworks' || (kind === undefined && (summary.artworks > 0 || isFiltered));
  const shows = (one: Exclude<Kind, 'artworks'>) => kind === one || (kind === undefined && summary[one] > 0);
  const beside = (one: Kind) => (kind ? {} : { onAll: () => onChange({ kind: one }) });
  return (
    <>
      <KindToggles summary={summary} value={kind} onChange={(next) => onChange({ kind: next })} />
      {showsWorks && <FoundWorks words={words} browse={browse} summary={summary} onChange={onChange} />}
      {shows('artists') && (
        <ArtistResults words={words} exact={browse.exact} total={summary.artists} {...beside('artists')} />
      )}
      {(shows('inspiration') || shows('courses') || shows('projects')) && (
        <div
          className={clsx(
            'grid grid-cols-1 gap-x-14 gap-y-12',
            kind ? 'mt-7' : 'mt-16 xl:grid-cols-2 xl:[&>:last-child:nth-child(odd)]:col-span-2',
          )}
        >
          {shows('inspiration') && (
            <VideoResults words={summary.words} total={summary.inspiration} {...beside('inspiration')} />
          )}
          {shows('courses') && (
            <CourseResults words={summary.words} total={summary.courses} {...beside('courses')} />
          )}
          {shows('projects') && (
            <ProjectResults words={summary.words} total={summary.projects} {...beside('projects')} />
          )}
        </div>
      )}
    </>
  );
}
