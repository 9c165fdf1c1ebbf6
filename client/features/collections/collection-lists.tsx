import { FolderPlus } from '#client/ui/icons.ts';
import { collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { COLLECTION_GRID, CollectionCard } from './collection-card.tsx';
import { CollectionMenu } from './collection-menu.tsx';
import { MostSaved } from './kept-works.tsx';

const TILES = [0, 1, 2];

export const CollectionSkeletons = () => (
  <div className={COLLECTION_GRID}>
    {TILES.map((tile) => (
      <Skeleton key={tile} className="aspect-[4/3] rounded-art" />
    ))}
  </div>
);

/** The member's own collections, the last tile makes a new one; then those of others that the member follows. */
export function CollectionLists({ onCreate }: { onCreate: () => void }) {
  const own = useEndpoint(endpoints.mine, {});
  const followed = useEndpoint(endpoints.followed, {});
  return (
    <>
      <section aria-labelledby="collections" className="mt-8">
        <h2 id="collections" className="sr-only">
          {t('Collections')}
        </h2>
        <Loaded
          query={own}
          failure={t('The collections couldn’t be loaded.')}
          skeleton={<CollectionSkeletons />}
          empty={
            <>
              <EmptyState
                icon={FolderPlus}
                title={t('No collections yet')}
                body={t(
                  'Put works together for a room, a gift or a theme. Only you see it until you change that.',
                )}
                action={<Button onClick={onCreate}>{t('New collection')}</Button>}
              />
              <MostSaved />
            </>
          }
        >
          {(collections) => (
            <ul className={COLLECTION_GRID}>
              {collections.map((collection) => (
                <CollectionCard
                  key={collection.id}
                  collection={collection}
                  about="visibility"
                  menu={<CollectionMenu collection={collection} className="z-10 -mt-1.5 -mr-3" />}
                />
              ))}
              <li>
                <button
                  type="button"
                  onClick={onCreate}
                  className="grid aspect-[4/3] w-full place-content-center justify-items-center gap-3 rounded-art border border-dashed border-edge text-sm font-semibold text-soft hover:border-soft hover:text-paper max-sm:aspect-[3/1]"
                >
                  <FolderPlus size={22} aria-hidden />
                  {t('New collection')}
                </button>
              </li>
            </ul>
          )}
        </Loaded>
      </section>
      {followed.data && followed.data.length > 0 && (
        <section aria-labelledby="followed" className="mt-16">
          <SectionHead id="followed" title={t('Collections you follow')} />
          <ul className={COLLECTION_GRID}>
            {followed.data.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} about="owner" />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
