/** The list with what is chosen in it, what is done to that, and what came of it. */
import { Suspense, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Images } from '#client/ui/icons.ts';
import { MAX_CHANGES } from '#shared/artworks/changes/limits.ts';
import { type OwnWork, workEndpoints as endpoints } from '#shared/works/contract.ts';
import { reportRefusal, toastError } from '#client/lib/action.ts';
import { callPage } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { pagesFor } from '#client/lib/pages.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Action } from './actions.ts';
import { type Shown, queryOf } from './address.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EMPTY } from './labels.ts';
import { OutcomeLines } from './outcome-lines.tsx';
import { type Outcome, useApply } from './use-apply.ts';
import { useChoice } from './use-choice.ts';
import { WorksList } from './works-list.tsx';

const DIALOGS = {
  price: lazyPart(() => import('./price-dialog.tsx')),
  sale: lazyPart(() => import('./sale-dialog.tsx')),
  offers: lazyPart(() => import('./offers-dialog.tsx')),
  delivery: lazyPart(() => import('./delivery-dialog.tsx')),
  category: lazyPart(() => import('./category-dialog.tsx')),
  tags: lazyPart(() => import('./tags-dialog.tsx')),
  delete: lazyPart(() => import('./delete-dialog.tsx')),
} satisfies Record<Action, unknown>;

interface WorksProps {
  shown: Shown;
  /** How many the filter has, and how many there are with any state; undefined until they are counted. */
  total: number | undefined;
  all: number | undefined;
  onShowAll: () => void;
}

export function Works({ shown, total, all, onShowAll }: WorksProps) {
  const query = queryOf(shown);
  const list = useInfiniteQuery({ ...pagesFor(endpoints.list, { query }), refetchOnMount: 'always' });
  const rows = [
    ...new Map(list.data?.pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values(),
  ];
  const choice = useChoice(rows);
  const [acting, setActing] = useState<{ action: Action; rows: readonly OwnWork[] } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const undo = useApply(setOutcome);

  const done = (result: Outcome) => {
    setActing(null);
    choice.clear();
    setOutcome(result);
  };
  const chooseAll = async () => {
    const most = Math.min(total ?? rows.length, MAX_CHANGES);
    if (rows.length >= most) return choice.choose(rows.slice(0, most));
    try {
      choice.choose((await callPage(endpoints.list, { query: { ...query, limit: MAX_CHANGES } })).items);
    } catch (error) {
      if (!reportRefusal(error)) toastError(error);
    }
  };
  const retry = (action: Action, refused: Outcome['refused']) => {
    const now = new Map(rows.map((row) => [row.id, row]));
    setActing({ action, rows: refused.map(({ row }) => now.get(row.id) ?? row) });
  };
  const Dialog = acting && DIALOGS[acting.action];
  return (
    <>
      {outcome && (
        <OutcomeLines
          key={outcome.at}
          outcome={outcome}
          isUndoing={undo.isPending}
          onUndo={() =>
            undo.mutate(
              { action: 'undo', items: outcome.undo },
              { onError: (error) => void (reportRefusal(error) || toastError(error)) },
            )
          }
          onRetry={
            outcome.action === 'undo' ? undefined : () => retry(outcome.action as Action, outcome.refused)
          }
          onClose={() => setOutcome(null)}
        />
      )}
      <PagedList
        list={list}
        failure={t('Your works couldn’t be loaded.')}
        skeleton={<LoadingRows />}
        empty={<Nothing shown={shown} all={all} onShowAll={onShowAll} />}
        more={{ isEndless: true, failure: t('More works couldn’t be loaded.'), className: 'pt-6' }}
      >
        {(items) => (
          <WorksList
            rows={items}
            total={total ?? items.length}
            choice={choice}
            onChooseAll={() => void chooseAll()}
            onDelete={(row) => setActing({ action: 'delete', rows: [row] })}
          />
        )}
      </PagedList>
      {choice.chosen.length > 0 && (
        <BulkBar
          chosen={choice.chosen.length}
          onAct={(action) => setActing({ action, rows: choice.chosen })}
          onClear={choice.clear}
        />
      )}
      {acting && Dialog && (
        <Suspense fallback={null}>
          <Dialog rows={acting.rows} onDone={done} onClose={() => setActing(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The boxes of the rows. */
const LoadingRows = () => (
  <div role="status" aria-busy aria-label={t('Loading...')}>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className="flex h-19 items-center gap-4 border-b border-line">
        <Skeleton className="size-14 shrink-0 rounded-xs" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-3.5 w-48 max-w-full rounded-full" />
          <Skeleton className="h-3 w-28 rounded-full" />
        </div>
        <Skeleton className="h-6 w-22 rounded-full" />
      </div>
    ))}
  </div>
);

function Nothing({ shown: { state, q }, all, onShowAll }: Pick<WorksProps, 'shown' | 'all' | 'onShowAll'>) {
  if (state === 'all' && q === '')
    return (
      <EmptyState
        icon={Images}
        level={2}
        title={t('No works yet')}
        body={t('Upload one, or bring many at once from a folder, a CSV or an earlier export.')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link href={paths.upload()}>{t('Upload')}</Link>
            </Button>
            <Button variant="outline" asChild>
              <Link href={paths.worksImport()}>{t('Import')}</Link>
            </Button>
          </div>
        }
      />
    );
  const [title, body] =
    q === '' && state !== 'all'
      ? EMPTY[state]
      : [t('Nothing found'), t('None of your works has these words.')];
  return (
    <EmptyState
      icon={Images}
      level={2}
      title={title}
      body={body}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {q === '' && all ? tn(all, 'Show all {n}', 'Show all {n}') : t('Show all')}
        </Button>
      }
    />
  );
}
