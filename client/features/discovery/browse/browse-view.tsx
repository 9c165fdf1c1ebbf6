import { Link } from 'wouter';
import { Button } from '#client/ui/base/button.tsx';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type Browse, NO_FILTERS, countFilters, worksQuery } from '#client/lib/browse.ts';
import { useBrowse } from '#client/lib/use-browse.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { AiHidden } from '#client/features/artworks/ai-hidden.tsx';
import { EndlessGallery } from '#client/features/artworks/gallery/endless-gallery.tsx';
import { FacetChips, facetsOf } from './facets.tsx';
import { SortSelect } from './sort-select.tsx';

const FEEDS = {
  trending: ['Trending', 'What members like most right now.'],
  featured: ['Featured', 'Chosen by our moderators.'],
  following: ['Following', 'New works from the artists you follow.'],
} as const;

function headOf({ filter, category }: Browse): readonly [string, string] {
  if (filter) return FEEDS[filter];
  if (category) return [CATEGORY_NAMES[category], 'Every work in this category.'];
  return ['All artworks', 'Every work on Atelier.'];
}

/** A feed or a category: heading, what narrows and sorts it, and the works without end. */
export function BrowseView() {
  const { browse, change } = useBrowse();
  const [title, lede] = headOf(browse);
  useTitle(title);
  return (
    <div className="px-4 pt-8 sm:px-8 sm:pt-10">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-1.5 text-base text-mute">{lede}</p>
      <div className="mt-6 flex items-start justify-between gap-4 max-sm:flex-col">
        <FacetChips
          facets={facetsOf(browse)}
          onChange={change}
          className="w-full overflow-x-auto [scrollbar-width:none] max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:px-4 sm:flex-wrap"
        />
        <SortSelect browse={browse} onChange={change} />
      </div>
      <section aria-labelledby="works" className="mt-6">
        <h2 id="works" className="sr-only">
          Artworks
        </h2>
        <EndlessGallery
          query={worksQuery(browse)}
          empty={<Nothing browse={browse} onClear={() => change(NO_FILTERS)} />}
        />
      </section>
    </div>
  );
}

function Nothing({ browse, onClear }: { browse: Browse; onClear: () => void }) {
  const { hidesAi, id } = useMember();
  if (hidesAi && browse.category === 'ai_art') return <AiHidden viewerId={id} />;
  const isCategoryAlone = countFilters(browse) === 1 && browse.category !== undefined && !browse.filter;
  if (isCategoryAlone) {
    return (
      <EmptyState
        title="Nothing here yet"
        body="No work in this category has been uploaded so far."
        action={
          <Button asChild>
            <Link href={paths.upload()}>Upload Artwork</Link>
          </Button>
        }
      />
    );
  }
  if (countFilters(browse) > 0) {
    return (
      <EmptyState
        title="No artworks match"
        body="Take one of the filters away, or clear them all."
        action={<Button onClick={onClear}>Clear Filters</Button>}
      />
    );
  }
  const discover = (
    <Button asChild>
      <Link href={paths.home()}>Discover artists</Link>
    </Button>
  );
  return browse.filter === 'following' ? (
    <EmptyState
      title="You’re not following anyone yet"
      body="Follow artists to see their new works here."
      action={discover}
    />
  ) : (
    <EmptyState title="Nothing here yet" body="Come back later, or look around." action={discover} />
  );
}
