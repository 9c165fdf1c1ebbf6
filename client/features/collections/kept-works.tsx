import { Bookmark, Heart } from '#client/ui/icons.ts';
import { useSearchParams } from 'wouter';
import {
  SAVED_SORTS,
  type SavedFigures,
  type SavedSort,
  collectionEndpoints as endpoints,
} from '#shared/collections/contract.ts';
import {
  GalleryRows,
  GallerySkeleton,
  WorksGallery,
  useCompareChoice,
} from '#client/features/artworks/public.ts';
import { count, shortUsd } from '#client/lib/format.ts';
import { usePages } from '#client/lib/pages.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Select } from '#client/ui/select.tsx';

type Kept = 'saved' | 'liked';

const EMPTY = {
  saved: {
    name: t('Saved'),
    icon: Bookmark,
    title: t('Nothing saved yet'),
    body: t('Tap the bookmark on a work to save it here. Only you see this list.'),
  },
  liked: {
    name: t('Liked'),
    icon: Heart,
    title: t('Nothing liked yet'),
    body: t('Works you like appear here.'),
  },
};

const isSort = (name: string | null): name is SavedSort => SAVED_SORTS.some((sort) => sort === name);

/** 'Saved' or 'Liked': how many are for sale and from what price, and the works. */
export function KeptWorks({ list, figures }: { list: Kept; figures: SavedFigures | undefined }) {
  const [search, setSearch] = useSearchParams();
  const given = search.get('sort');
  const sort = isSort(given) ? given : 'newest';
  const works = usePages(endpoints[list], { query: { sort } });
  const order = (name: string) =>
    setSearch(
      (now) => {
        if (name === 'newest') now.delete('sort');
        else now.set('sort', name);
        return now;
      },
      { replace: true },
    );
  const { button, choice } = useCompareChoice(works.data?.pages.flatMap(({ items }) => items) ?? []);
  const isEmpty = works.data?.pages[0]?.items.length === 0;
  return (
    <section aria-labelledby="works" className="mt-5">
      <h2 id="works" className="sr-only">
        {EMPTY[list].name}
      </h2>
      {!isEmpty && (
        <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
          <Summary figures={figures?.[list]} />
          <div className="flex flex-wrap gap-2">
            {button}
            <Select
              label={t('Sort')}
              labelAt="hidden"
              shape="pill"
              value={sort}
              onChange={({ target }) => order(target.value)}
              options={[
                ['newest', list === 'saved' ? t('Last saved') : t('Last liked')],
                ['price_asc', t('Price, low to high')],
                ['for_sale', t('For sale first')],
              ]}
            />
          </div>
        </div>
      )}
      {choice || (
        // Buttons that every work has appear where one points, in a quiet color.
        <div className="[&_.reveal]:text-paper! pointer-fine:[&_li:not(:hover,:focus-within)_.reveal]:opacity-0!">
          <WorksGallery
            works={works}
            empty={
              <>
                <EmptyState
                  icon={EMPTY[list].icon}
                  title={EMPTY[list].title}
                  body={EMPTY[list].body}
                  link={{ href: paths.home(), text: t('Browse all artworks') }}
                />
                <MostSaved />
              </>
            }
          />
        </div>
      )}
    </section>
  );
}

function Summary({ figures }: { figures: SavedFigures['saved'] | undefined }) {
  if (!figures) return <span />;
  const { forSale, lowestPrice } = figures;
  if (forSale === 0) return <span />;
  const number = <span className="num">{count(forSale)}</span>;
  return (
    <p className="text-sm text-mute">
      {lowestPrice === null
        ? tx('{count} for sale', { count: number })
        : tx('{count} for sale, from {price}', {
            count: number,
            price: <span className="num">{shortUsd(lowestPrice)}</span>,
          })}
    </p>
  );
}

/** Suggests works to begin with; left out if no one saved anything. */
export function MostSaved() {
  const works = useEndpoint(endpoints.mostSaved, {});
  if (works.data?.length === 0 || works.isError) return null;
  return (
    <section aria-labelledby="most-saved" className="mt-14">
      <SectionHead id="most-saved" title={t('Most saved this week')} />
      {works.data ? (
        <GalleryRows works={works.data} label={t('Most saved this week')} />
      ) : (
        <GallerySkeleton count={4} />
      )}
    </section>
  );
}
