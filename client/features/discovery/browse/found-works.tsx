import { useState } from 'react';
import { SearchX, SlidersHorizontal, X } from 'lucide-react';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type Browse, NO_FILTERS, countFilters, worksQuery } from '#client/lib/browse.ts';
import type { SearchSummary } from '#shared/discovery/search/contract.ts';
import { EndlessGallery } from '#client/features/artworks/public.ts';
import { FILTER_CHIP } from '#client/ui/filter-chips.tsx';
import { FacetChips, countOf, facetsOf } from './facets.tsx';
import { FirstWorks } from './first-works.tsx';
import { SortSelect } from './sort-select.tsx';
import * as texts from './texts.ts';

export interface FoundProps {
  words: string;
  browse: Browse;
  summary: SearchSummary;
  onChange: (part: Browse) => void;
}

/** Artworks of a search with filters and sort order; on a phone the filters are in a sheet. */
export function FoundWorks({ words, browse, summary, onChange }: FoundProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const facets = facetsOf(browse, summary);
  const applied = countFilters(browse);
  const clear = () => onChange(NO_FILTERS);
  const empty = (
    <EmptyState
      icon={SearchX}
      title={texts.noArtworksMatch}
      body={applied > 0 ? texts.noResultsWithTheseFilters(words) : texts.noArtworksFor(words)}
      {...(applied > 0 ? { action: <Button onClick={clear}>{texts.clearFilters}</Button> } : {})}
    />
  );
  const found = texts.artworksCount(summary.artworks, countOf(summary.artworks, summary.cap));
  return (
    <section aria-labelledby="r-works" className="mt-7">
      <h2 id="r-works" className="sr-only">
        {texts.artworks}
      </h2>
      <div className="mb-6 flex items-start justify-between gap-4">
        <FacetChips
          facets={facets}
          cap={summary.cap}
          onChange={onChange}
          className="-my-1 -ml-1 min-w-0 overflow-x-auto p-1 [scrollbar-width:none] max-sm:hidden"
        >
          {applied > 0 && (
            <Button variant="quiet" size="sm" className="self-center" onClick={clear}>
              <X size={15} aria-hidden />
              {texts.clearFilters}
            </Button>
          )}
        </FacetChips>
        <button type="button" className={`${FILTER_CHIP} sm:hidden`} onClick={() => setIsSheetOpen(true)}>
          <SlidersHorizontal size={16} aria-hidden />
          {texts.filters}
          {applied > 0 && <span className="num text-xs">{applied}</span>}
        </button>
        <SortSelect browse={browse} onChange={onChange} />
      </div>
      {browse.kind === 'artworks' ? (
        <EndlessGallery query={worksQuery(browse)} empty={empty} />
      ) : (
        <FirstWorks
          query={worksQuery(browse)}
          total={summary.artworks}
          label={texts.showAllFound(found)}
          onAll={() => onChange({ kind: 'artworks' })}
          empty={empty}
        />
      )}
      {isSheetOpen && (
        <Dialog
          onClose={() => setIsSheetOpen(false)}
          title={texts.filters}
          description={found}
          footer={
            <>
              <Button variant="quiet" onClick={clear}>
                {texts.clearFilters}
              </Button>
              <Button onClick={() => setIsSheetOpen(false)}>{texts.showFound(found)}</Button>
            </>
          }
        >
          <FacetChips
            facets={facets}
            cap={summary.cap}
            onChange={onChange}
            className="flex-wrap overflow-y-auto px-5 pb-6"
          />
        </Dialog>
      )}
    </section>
  );
}
