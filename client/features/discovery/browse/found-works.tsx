import { type ReactNode, Suspense, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SearchX, SlidersHorizontal } from '#client/ui/icons.ts';
import {
  type SearchFacets,
  type SearchSummary,
  searchCountEndpoints,
} from '#shared/discovery/search/counts-contract.ts';
import type { Artwork } from '#shared/artworks/contract.ts';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { readQuery } from '#shared/discovery/search/read-query.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type Browse, NO_FILTERS, worksQuery } from '#client/lib/browse.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { queryFor, useEndpoint } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import type { WorksQuery } from '#client/features/artworks/public.ts';
import { FILTER_CHIP } from '#client/ui/filter-chips.tsx';
import {
  allOff,
  choose,
  chosenOf,
  facetsInUse,
  fewerRule,
  keptAfterChoice,
  othersRule,
  relaxedRule,
} from './chosen.ts';
import { FacetBar } from './facet-bar.tsx';
import { AllWorks, BestWorks, FirstWorks } from './first-works.tsx';
import { paths } from '#client/paths.ts';
import { countOf } from './found-total.ts';
import { SortSelect } from './sort-select.tsx';

const FiltersSheet = lazyPart(() => import('./filters-sheet.tsx'));

export interface FoundProps {
  words: string;
  /** As they were understood. */
  meant: string;
  browse: Browse;
  /** Undefined until it is counted. */
  summary: SearchSummary | undefined;
  onChange: (part: Browse) => void;
}

/** How many works of the search each filter leaves. */
export function useFacets(browse: Browse) {
  const { kind: _, sort: _sort, filter: _filter, q = '', ...query } = browse;
  return useQuery({
    ...queryFor(searchCountEndpoints.facets, { query: { ...query, q } }),
    ...keptAfterChoice(),
  });
}

const NOT_COUNTED: SearchFacets = { counts: [], isPartial: true };
/** Enough for two full rows. */
const FEWER = 8;

/** Artworks of a search with facets and sort order; on a phone the facets are in a sheet. */
export function FoundWorks({ words, meant, browse, summary, onChange }: FoundProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const facets = useFacets(browse);
  const read = { ...browse, q: meant };
  const applied = chosenOf(read).length;
  const clear = () => onChange(allOff(read, NO_FILTERS));
  const fields = {
    browse: facetsInUse(read),
    facets: facets.isError ? NOT_COUNTED : facets.data,
    onChange: (part: Browse) => onChange(choose(read, part)),
  };
  const first = summary ? summary.artworks || summary.fewer : 0;
  const found = tn(first, '{artworks} artwork', '{artworks} artworks', {
    artworks: countOf(first, summary?.isPartial),
  });
  const isAlone = summary?.artworks === 0;
  const hasFewer = summary !== undefined && summary.fewer > 0;
  const relaxed = summary?.relaxedBy ? relaxedRule(meant, summary.relaxedBy) : undefined;
  const others = summary && summary.others > 0 ? summary.othersBy : null;
  const hasOthers = others !== null;
  const empty =
    hasFewer || hasOthers || relaxed ? null : (
      <EmptyState
        icon={SearchX}
        title={t('No artworks match')}
        body={
          applied > 0
            ? t('No results for “{words}” with these filters. Remove one or clear them all.', { words })
            : t('No artworks for “{words}”', { words })
        }
        {...(applied > 0
          ? { action: <Button onClick={clear}>{t('Clear Filters')}</Button> }
          : { link: { href: paths.browse({ sort: 'newest' }), text: t('Browse all artworks') } })}
      />
    );
  const showAll = (n: number) =>
    t('Show all {found}', {
      found: tn(n, '{artworks} artwork', '{artworks} artworks', { artworks: countOf(n, summary?.isPartial) }),
    });
  const onAll = () => onChange({ kind: 'artworks' });
  const fewerWorks = (isWhole: boolean, matches: readonly Artwork[]) =>
    hasFewer && (
      <Below
        {...fewerRule(meant)}
        {...matchesTitle(matches)}
        isAlone={(isAlone && !relaxed && !others?.isFirst) || matches.length > 0}
      >
        {isWhole ? (
          <AllWorks query={{ ...worksQuery(browse), match: 'any' }} empty={null} />
        ) : (
          <FirstWorks
            query={{ ...worksQuery(browse), match: 'any' }}
            rows={FEWER}
            total={summary.fewer}
            label={showAll(summary.fewer)}
            onAll={onAll}
            empty={null}
            matches={matches}
          />
        )}
      </Below>
    );
  const otherWorks = (matches: readonly Artwork[]) =>
    others && (
      <Below
        title={t('Other artworks')}
        {...(hasFewer ? {} : matchesTitle(matches))}
        rule={othersRule(meant, others, !isAlone || (!others.isFirst && (hasFewer || relaxed !== undefined)))}
        isAlone={(isAlone || matches.length > 0) && (others.isFirst || !(hasFewer || relaxed))}
      >
        <FirstWorks
          query={{ ...worksQuery(browse), match: 'others' }}
          rows={FEWER}
          total={0}
          label=""
          onAll={onAll}
          empty={null}
          matches={hasFewer ? [] : matches}
        />
      </Below>
    );
  const relaxedWorks = (isWhole: boolean) =>
    relaxed &&
    summary && (
      <Below {...relaxed} isAlone={!others?.isFirst}>
        {isWhole ? (
          <AllWorks query={{ ...worksQuery(browse), match: 'relaxed' }} empty={null} />
        ) : (
          <FirstWorks
            query={{ ...worksQuery(browse), match: 'relaxed' }}
            rows={FEWER}
            total={summary.relaxed}
            label={showAll(summary.relaxed)}
            onAll={onAll}
            empty={null}
          />
        )}
      </Below>
    );
  const below = (isWhole: boolean, matches: readonly Artwork[] = []): ReactNode => {
    const otherPart = ['others', otherWorks(matches)] as const;
    const parts = [
      ...(others?.isFirst ? [otherPart] : []),
      ['relaxed', relaxedWorks(isWhole)] as const,
      ['any', fewerWorks(isWhole, matches)] as const,
      ...(others?.isFirst ? [] : [otherPart]),
    ].filter(([, part]) => part);
    return parts.reduceRight<ReactNode>(
      (rest, [match, part]) => (
        <>
          {part}
          {rest && !isWhole ? <Once query={{ ...worksQuery(browse), match }}>{rest}</Once> : rest}
        </>
      ),
      null,
    );
  };
  return (
    <section aria-labelledby="r-works" className="mt-5">
      <h2 id="r-works" className="sr-only">
        {t('Artworks')}
      </h2>
      <div className="mb-6 flex items-start justify-between gap-4">
        <FacetBar {...fields} />
        <button type="button" className={`${FILTER_CHIP} sm:hidden`} onClick={() => setIsSheetOpen(true)}>
          <SlidersHorizontal size={16} aria-hidden />
          {t('Filters')}
          {applied > 0 && <span className="num text-xs">{applied}</span>}
        </button>
        <SortSelect browse={fields.browse} onChange={fields.onChange} />
      </div>
      {browse.kind === 'artworks' ? (
        <AllWorks query={worksQuery(browse)} empty={empty ?? below(true)} after={below(true)} />
      ) : (
        <>
          <BestWorks
            query={worksQuery(browse)}
            total={summary?.artworks ?? 0}
            label={showAll(summary?.artworks ?? 0)}
            onAll={onAll}
            empty={empty}
            isCounting={!summary}
            isStrict={readQuery(meant).excluded.length > 0}
            below={relaxed || hasFewer || hasOthers ? (matches) => below(false, matches) : null}
          />
        </>
      )}
      {isSheetOpen && (
        <Suspense fallback={null}>
          <FiltersSheet {...fields} found={found} onClear={clear} onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Hidden until the works above it are there: what is shown stays where it is. */
function Once({ query, children }: { query: WorksQuery; children: ReactNode }) {
  const { isPending } = useEndpoint(feedEndpoints.list, { query: { ...query, limit: FEWER } });
  return <div hidden={isPending}>{children}</div>;
}

/** Above a row that begins with what matches. */
const matchesTitle = ({ length }: readonly Artwork[]) =>
  length > 0 && {
    title: tn(length, '{n} match, then other artworks', '{n} matches, then other artworks'),
  };

interface BelowProps {
  title: string;
  /** Why these works. */
  rule: string;
  /** There is nothing above it. */
  isAlone: boolean;
  children: ReactNode;
}

/** Under the works that match all words, never mixed with them. */
function Below({ title, rule, isAlone, children }: BelowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isAlone ? undefined : 'mt-14'}>
      <div className="flex items-center gap-5">
        <h2 id={id} className="font-sans text-base font-semibold whitespace-nowrap">
          {title}
        </h2>
        <span aria-hidden className="h-px flex-1 bg-line" />
      </div>
      <p dir="auto" className="mt-1 mb-5 text-sm wrap-anywhere text-mute">
        {rule}
      </p>
      {children}
    </section>
  );
}
