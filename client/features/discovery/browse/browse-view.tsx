import { Image as ImageIcon, SearchX, Users } from 'lucide-react';
import { Button } from '#client/ui/base/button.tsx';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { type Browse, NO_FILTERS, countFilters, worksQuery } from '#client/lib/browse.ts';
import { useBrowse } from '#client/lib/use-browse.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { useMember } from '#client/lib/session.ts';
import { paths } from '#client/paths.ts';
import { SuggestedArtists } from '#client/features/accounts/public.ts';
import { AiHidden, EndlessGallery } from '#client/features/artworks/public.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { FacetChips } from './facets.tsx';
import { SortSelect } from './sort-select.tsx';
import * as texts from './texts.ts';

const FEEDS = {
  trending: [texts.trending, texts.whatMembersLikeMostRight],
  featured: [texts.featured, texts.chosenByOurModerators],
  following: [texts.following, texts.newWorksFromArtists],
} as const;

function headOf({ filter, category }: Browse): readonly [string, string] {
  if (filter) return FEEDS[filter];
  if (category) return [CATEGORY_NAMES[category], texts.everyWorkInThisCategory];
  return [texts.allArtworks, texts.everyWorkOnAtelier];
}

/** A feed or a category: heading, filters, sort order, and an endless list of works. */
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
          browse={browse}
          onChange={change}
          className="w-full overflow-x-auto [scrollbar-width:none] max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:px-4 sm:flex-wrap"
        />
        <SortSelect browse={browse} onChange={change} />
      </div>
      <ChosenChips
        browse={{ ...browse, category: undefined, forSale: undefined, nft: undefined }}
        onChange={change}
      />
      <section aria-labelledby="works" className="mt-6">
        <h2 id="works" className="sr-only">
          {texts.artworks}
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
  const { hidesAi, followingCount } = useMember();
  if (hidesAi && browse.category === 'ai_art') return <AiHidden />;
  const isCategoryAlone = countFilters(browse) === 1 && browse.category !== undefined && !browse.filter;
  if (isCategoryAlone) {
    return (
      <EmptyState
        icon={ImageIcon}
        title={texts.nothingHereYet}
        body={texts.beFirstInThisCategory}
        link={{ href: paths.upload(), text: texts.uploadArtwork }}
      />
    );
  }
  if (countFilters(browse) > 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={texts.noArtworksMatch}
        body={texts.removeAFilter}
        action={<Button onClick={onClear}>{texts.clearFilters}</Button>}
      />
    );
  }
  const discover = { href: paths.home(), text: texts.discoverArtists };
  return browse.filter === 'following' ? (
    <>
      <EmptyState
        icon={Users}
        title={followingCount > 0 ? texts.nothingPublishedYet : texts.youreNotFollowingAnyoneYet}
        body={texts.followArtistsToSeeTheir}
        link={discover}
      />
      <SuggestedArtists
        className="mt-12 mb-10"
        head={<h2 className="mb-5 text-2xl">{texts.artistsToFollow}</h2>}
      />
    </>
  ) : (
    <EmptyState icon={ImageIcon} title={texts.nothingHereYet} body={texts.checkBackLater} link={discover} />
  );
}
