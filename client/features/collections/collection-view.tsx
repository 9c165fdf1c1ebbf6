import { Suspense, useEffect, useEffectEvent } from 'react';
import { EyeOff, FolderOpen } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { COLLECTION_MAX_WORKS } from '#shared/collections/limits.ts';
import { type Collection, collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { GallerySkeleton, useCompareChoice } from '#client/features/artworks/public.ts';
import { call } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { OwnerActions, VisitorActions } from './collection-actions.tsx';
import { CollectionHead } from './collection-head.tsx';
import { useItems } from './use-items.ts';
import { VisitorWall } from './visitor-wall.tsx';

const OwnerWall = lazyPart(() => import('./owner-wall.tsx'));

interface CollectionViewProps {
  collection: Collection;
  isOwner: boolean;
}

/** Marks the new works as seen by the follower. */
function useSeen({ id, isFollowed }: Collection): void {
  const see = useEffectEvent(() => {
    if (!isFollowed) return;
    // A mark that is not written now is written the next time.
    call(endpoints.see, { params: { id } })
      .then(() => refresh(endpoints.followed))
      .catch(() => {});
  });
  // The view is made anew for each collection.
  useEffect(() => see(), []);
}

export function CollectionView({ collection, isOwner }: CollectionViewProps) {
  useSeen(collection);
  const { list, items, isWhole } = useItems(collection.id, isOwner);
  const { button, choice } = useCompareChoice(items.flatMap(({ artwork }) => artwork ?? []));
  return (
    <article>
      {isOwner && (
        <Link
          href={paths.saved('collections')}
          className="-mt-3 -ml-2 inline-flex h-11 items-center px-2 text-sm text-mute hover:text-paper sm:-mt-5"
        >
          {t('Saved / Collections')}
        </Link>
      )}
      <header className="grid gap-x-10 gap-y-5 xl:grid-cols-[minmax(0,1fr)_auto]">
        <CollectionHead collection={collection} isOwner={isOwner} />
        {/* On a phone they fit in one row without icons beside their words. */}
        <div className="flex max-w-[480px] flex-wrap items-start gap-2 max-sm:[&_button]:px-3 max-sm:[&_button:not([aria-label])>svg]:hidden xl:justify-end xl:pt-1">
          {isOwner ? (
            <OwnerActions collection={collection}>{button}</OwnerActions>
          ) : (
            <VisitorActions collection={collection}>{button}</VisitorActions>
          )}
        </div>
      </header>
      {collection.isHidden && (
        <p className="mt-5 inline-flex items-center gap-2 text-sm text-danger">
          <EyeOff size={16} aria-hidden />
          {t('Hidden by a moderator. No one else can see this collection.')}
        </p>
      )}
      {isOwner && items.length >= COLLECTION_MAX_WORKS && (
        <p className="mt-5 text-sm text-soft">{t('This collection is full: it has 1,000 works.')}</p>
      )}
      <section aria-labelledby="works" className="mt-6 border-t border-line pt-6">
        <h2 id="works" className="sr-only">
          {t('Works')}
        </h2>
        <Loaded query={list} failure={t('The artworks couldn’t be loaded.')} skeleton={<GallerySkeleton />}>
          {() => {
            if (items.length === 0) return <Empty isOwner={isOwner} />;
            if (choice) return choice;
            if (!isOwner || !isWhole) return <VisitorWall items={items} />;
            return (
              <Suspense fallback={<GallerySkeleton />}>
                <OwnerWall collectionId={collection.id} items={items} />
              </Suspense>
            );
          }}
        </Loaded>
        {list.data && <ShowMore isEndless list={list} size="md" className="justify-center pt-6" />}
      </section>
    </article>
  );
}

const Empty = ({ isOwner }: { isOwner: boolean }) => (
  <EmptyState
    icon={FolderOpen}
    title={t('Nothing here yet')}
    body={isOwner ? t('Use the bookmark on a work to add it.') : t('There are no works in this collection.')}
    {...(isOwner ? { link: { href: paths.home(), text: t('Browse all artworks') } } : {})}
  />
);
