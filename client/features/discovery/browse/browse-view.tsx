import { Image as ImageIcon, SearchX, Users } from '#client/ui/icons.ts';
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
import { t } from '#client/lib/t.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { FacetChips } from './facets.tsx';
import { SortSelect } from './sort-select.tsx';

const FEEDS = {
  trending: [t('Trending'), t('What members like most right now.')],
  featured: [t('Featured'), t('Chosen by our moderators.')],
  following: [t('Following'), t('New artworks from the artists you follow.')],
} as const;

function headOf({ filter, category }: Browse): readonly [string, string] {
  if (filter) return FEEDS[filter];
  if (category) return [CATEGORY_NAMES[category], t('Every artwork in this category.')];
  return [t('All artworks'), t('Every artwork on Atelier.')];
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
          {t('Artworks')}
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
        title={t('Nothing here yet')}
        body={t('Be the first to upload to this category.')}
        link={{ href: paths.upload(), text: t('Upload Artwork') }}
      />
    );
  }
  if (countFilters(browse) > 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('No artworks match')}
        body={t('Remove a filter or clear them all.')}
        action={<Button onClick={onClear}>{t('Clear Filters')}</Button>}
      />
    );
  }
  const discover = { href: paths.home(), text: t('Discover artists') };
  return browse.filter === 'following' ? (
    <>
      <EmptyState
        icon={Users}
        title={
          followingCount > 0
            ? t('The artists you follow haven’t published anything yet')
            : t('You’re not following anyone yet')
        }
        body={t('Follow artists to see their new artworks here.')}
        link={discover}
      />
      <SuggestedArtists
        className="mt-12 mb-10"
        head={<h2 className="mb-5 text-2xl">{t('Artists to follow')}</h2>}
      />
    </>
  ) : (
    <EmptyState
      icon={ImageIcon}
      title={t('Nothing here yet')}
      body={t('Check back later, or discover new artists.')}
      link={discover}
    />
  );
}
