import { Suspense, useState } from 'react';
import { FolderPlus } from '#client/ui/icons.ts';
import { Link, useSearch } from 'wouter';
import { collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { refreshSaved } from '#client/features/artworks/public.ts';
import { count } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { CollectionLists } from './collection-lists.tsx';
import { KeptWorks } from './kept-works.tsx';

const NewCollectionDialog = lazyPart(() => import('./new-collection-dialog.tsx'));

const TABS = ['saved', 'liked', 'collections'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Record<Tab, string> = {
  saved: t('Saved'),
  liked: t('Liked'),
  collections: t('Collections'),
};
const tabIn = (search: string): Tab => {
  const given = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === given) ?? 'saved';
};

/** Everything the member keeps. */
export default function SavedView() {
  const tab = tabIn(useSearch());
  const figures = useEndpoint(endpoints.figures, {});
  const [isCreating, setCreating] = useState(false);
  useLive('saved', refreshSaved);
  useLiveReopened(refreshSaved);
  const counts: Record<Tab, number | undefined> = {
    saved: figures.data?.saved.count,
    liked: figures.data?.liked.count,
    collections: figures.data?.collections,
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl sm:text-3xl">{t('Saved')}</h1>
        <Button
          variant={tab === 'collections' && counts.collections !== 0 ? 'primary' : 'outline'}
          onClick={() => setCreating(true)}
        >
          <FolderPlus size={17} aria-hidden />
          {t('New collection')}
        </Button>
      </div>
      <nav aria-label={t('Saved')} className="mt-5 flex gap-6 border-b border-line">
        {TABS.map((name) => (
          <Link
            key={name}
            href={paths.saved(name === 'saved' ? undefined : name)}
            {...(name === tab ? { 'aria-current': 'page' as const } : {})}
            className="-mb-px inline-flex h-12 min-w-11 shrink-0 items-center gap-2 border-b-2 border-transparent text-sm font-medium text-mute -outline-offset-4 hover:text-paper aria-[current]:border-accent aria-[current]:text-paper"
          >
            {NAMES[name]}
            {counts[name] !== undefined && (
              <span className="num text-xs text-mute">{count(counts[name])}</span>
            )}
          </Link>
        ))}
      </nav>
      {tab === 'collections' ? (
        <CollectionLists onCreate={() => setCreating(true)} />
      ) : (
        <KeptWorks key={tab} list={tab} figures={figures.data} />
      )}
      {isCreating && (
        <Suspense fallback={null}>
          <NewCollectionDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
