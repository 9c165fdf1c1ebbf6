import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { Columns3, Plus, Ruler } from '#client/ui/icons.ts';
import { useLocation, useSearch } from 'wouter';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { isMissing } from '#client/lib/api.ts';
import { artworkQuery } from '#client/lib/artwork-query.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { IN_PLACE } from '#client/lib/scroll-memory.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { MIN_COMPARED, MAX_COMPARED, comparedIn } from './address.ts';
import { type Compared, realSize, realSizes } from './compared.ts';
import { CompareStage } from './compare-stage.tsx';
import { CompareTable } from './compare-table.tsx';

const AddWork = lazyPart(() => import('./add-work.tsx'));

/** Two to four works side by side: true to size, then what one would like to know of each. */
export default function CompareView() {
  const ids = comparedIn(useSearch());
  const [, navigate] = useLocation();
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const read: Compared[] = useQueries({ queries: ids.map((id) => artworkQuery(id)) }).map((work, index) => ({
    id: ids[index] ?? '',
    artwork: isMissing(work.error) ? undefined : work.data,
    isPending: work.isFetching && !work.data,
    isGone: isMissing(work.error),
    retry: () => void work.refetch(),
  }));

  // What stands below the pictures comes when their heights are known, so that it does not move.
  const [isReady, setReady] = useState(false);
  if (!isReady && read.every(({ isPending }) => !isPending)) setReady(true);
  const works = isReady ? read : read.map((work) => ({ ...work, artwork: undefined, isPending: true }));

  const show = (shown: string[]) => navigate(paths.compare(shown), { replace: true, ...IN_PLACE });
  const remove = ({ id, artwork }: Compared) => {
    show(ids.filter((other) => other !== id));
    setNews(t('{title} removed.', { title: artwork?.title ?? t('this work') }));
    addButton.current?.focus();
  };
  const add = (
    <Button ref={addButton} variant="outline" className="max-sm:w-full" onClick={() => setAdding(true)}>
      <Plus size={17} aria-hidden />
      {t('Add a work')}
    </Button>
  );
  const sentence = works.some(({ isPending }) => isPending)
    ? tn(ids.length, '{n} work', '{n} works side by side')
    : realSizes(works)
      ? tn(ids.length, '{n} work', '{n} works at true relative size')
      : tn(ids.length, '{n} work', '{n} works at equal height');
  const missing = works.filter(({ artwork }) => artwork && !realSize(artwork)).length;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl sm:text-3xl">{t('Compare')}</h1>
          {ids.length > 0 && (
            <p className="mt-1 text-base text-mute">
              {sentence}
              {ids.length > 1 &&
                missing > 0 &&
                tn(missing, '. One has no size yet.', '. {n} have no size yet.')}
            </p>
          )}
        </div>
        {ids.length > 0 && ids.length < MAX_COMPARED && add}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {ids.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            level={2}
            icon={Columns3}
            title={t('Nothing to compare yet')}
            body={t('Choose two to four works to see them side by side.')}
            action={add}
          />
        </div>
      ) : (
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
          tabIndex={0}
          aria-label={t('Comparison')}
          className="mt-6 overflow-x-auto max-sm:-mx-2"
          style={{ '--columns': Math.max(ids.length, MIN_COMPARED) } as CSSProperties}
        >
          <div className="min-w-[calc(var(--columns)*6.75rem)]">
            <CompareStage works={works} />
            {ids.length > 1 && missing > 0 && (
              <p className="mt-3 flex items-center gap-2 text-sm text-mute max-sm:pl-2">
                <Ruler size={16} aria-hidden className="shrink-0" />
                {t('True scale appears when all works have a width and a height.')}
              </p>
            )}
            {isReady && (
              <div className="max-sm:pl-2">
                <CompareTable works={works} onRemove={remove} />
              </div>
            )}
          </div>
        </section>
      )}
      {ids.length === 1 && (
        <p className="mt-4 text-sm text-soft">{t('Add another work to compare it with.')}</p>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddWork
            compared={ids}
            onAdd={(id) => {
              show([...ids, id]);
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  );
}
