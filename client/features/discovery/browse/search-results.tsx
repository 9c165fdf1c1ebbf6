import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SearchX } from '#client/ui/icons.ts';
import { searchCountEndpoints } from '#shared/discovery/search/counts-contract.ts';
import { isOtherMoney } from '#shared/discovery/search/read-price.ts';
import { readQuery } from '#shared/discovery/search/read-query.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import type { Kind } from '#client/lib/browse.ts';
import { queryFor } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { useBrowse } from '#client/lib/use-browse.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { ArtistResults } from './artist-results.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { chosenOf, keptAfterChoice, setAside } from './chosen.ts';
import { isFound } from './found-total.ts';
import { type FoundProps, FoundWorks, useFacets } from './found-works.tsx';
import { CourseResults, ProjectResults, VideoResults } from './other-results.tsx';
import { SaveSearch } from './save-search.tsx';
import { Corrected, CountLine } from './search-summary.tsx';

/** Search results: kinds with counts, then works and artists. */
export function SearchResults() {
  const { browse, change } = useBrowse();
  const words = browse.q ?? '';
  const { kind: _, sort: _sort, filter: _filter, q: _q, ...query } = browse;
  const summary = useQuery({
    ...queryFor(searchCountEndpoints.summary, { query: { ...query, q: words } }),
    // The pressed chip keeps its state and the focus.
    ...keptAfterChoice(),
  });
  const facets = useFacets(browse);
  const forSale = facets.data?.counts.find(({ facet }) => facet === 'forSale')?.count;
  // The corrected search terms.
  const corrected =
    summary.data?.corrected && (!summary.isPlaceholderData || summary.data.corrected === words)
      ? summary.data
      : undefined;
  const searched = corrected?.words ?? words;
  // What was read out of the words: of a search in another language, in English.
  const meant = (!summary.isPlaceholderData && summary.data?.meant) || searched;
  const aside = setAside(meant);
  useTitle(t('Results for “{meant}”', { meant: searched }));
  return (
    <div className="px-4 pt-8 sm:px-8 sm:pt-10">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 sm:items-start sm:gap-x-8">
        <div className="min-w-0 max-sm:contents">
          <h1 dir="auto" className="text-2xl wrap-anywhere max-sm:col-span-2 sm:text-3xl">
            {t('Results for “{meant}”', { meant: searched })}
          </h1>
          {corrected && <Corrected browse={browse} summary={corrected} />}
          <CountLine
            browse={browse}
            forSale={facets.data && (forSale ?? 0)}
            summary={summary.data}
            hasFailed={summary.isError}
          />
        </div>
        {/* It has its place before it is known whether the search is saved. */}
        <div className="max-sm:min-h-11 sm:min-w-45">
          {summary.data && <SaveSearch browse={{ ...browse, q: searched }} />}
        </div>
      </div>
      <ChosenChips browse={{ ...browse, q: meant }} onChange={change} className="mt-3 sm:mt-4" />
      {isOtherMoney(words) && readQuery(meant).parts.some(({ kind }) => kind === 'price') && (
        <p className="mt-2 text-sm text-mute">
          {t('All prices are in US dollars. The amount you typed was read as dollars.')}
        </p>
      )}
      {aside && (
        <p className="mt-2 text-sm wrap-anywhere text-mute">
          {t('Left out because search can’t check this: {words}.', { words: aside })}
        </p>
      )}
      {summary.isError ? (
        <div className="mt-7">
          <LoadError what={t('Search failed.')} onRetry={() => void summary.refetch()} />
        </div>
      ) : (
        <Found words={searched} meant={meant} browse={browse} summary={summary.data} onChange={change} />
      )}
    </div>
  );
}

function Found({ words, meant, browse, summary, onChange }: FoundProps) {
  const isNarrowed = chosenOf({ ...browse, q: meant }).length > 0;
  const { kind } = browse;
  if (summary && !isFound(summary) && summary.others === 0 && !isNarrowed) {
    return (
      <div className="mt-8">
        <EmptyState
          icon={SearchX}
          level={2}
          title={t('No results for “{words}”', { words })}
          body={t('Try different words or browse all artworks.')}
          link={{ href: paths.browse({ sort: 'newest' }), text: t('Browse all artworks') }}
        />
      </div>
    );
  }
  const hasWorks =
    !summary || summary.artworks + summary.fewer + summary.relaxed + summary.others > 0 || isNarrowed;
  const showsWorks = kind === 'artworks' || (kind === undefined && hasWorks);
  const shows = (one: Exclude<Kind, 'artworks'>) =>
    kind === one || (kind === undefined && summary !== undefined && summary[one] > 0);
  const beside = (one: Kind) => (kind ? {} : { onAll: () => onChange({ kind: one }) });
  return (
    <>
      {showsWorks && (
        <FoundWorks words={words} meant={meant} browse={browse} summary={summary} onChange={onChange} />
      )}
      {summary && shows('artists') && (
        <ArtistResults words={words} exact={browse.exact} total={summary.artists} {...beside('artists')} />
      )}
      {summary && (shows('inspiration') || shows('courses') || shows('projects')) && (
        <div
          className={clsx(
            'grid grid-cols-1 gap-x-14 gap-y-12',
            kind ? 'mt-7' : 'mt-16 xl:grid-cols-2 xl:[&>:last-child:nth-child(odd)]:col-span-2',
          )}
        >
          {shows('inspiration') && (
            <VideoResults words={summary.plain} total={summary.inspiration} {...beside('inspiration')} />
          )}
          {shows('courses') && (
            <CourseResults words={summary.plain} total={summary.courses} {...beside('courses')} />
          )}
          {shows('projects') && (
            <ProjectResults words={summary.plain} total={summary.projects} {...beside('projects')} />
          )}
        </div>
      )}
    </>
  );
}
