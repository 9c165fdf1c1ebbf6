import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ArrowUp } from '#client/ui/icons.ts';
import { useHistoryState } from 'wouter/use-browser-location';
import type { QueueFigures } from '#shared/moderation/cases/contract.ts';
import type { QueueKind } from '#shared/moderation/states.ts';
import { t, tn } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { KINDS } from './kinds.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueList, QueueSkeleton } from './queue-list.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { refreshFigures, refreshQueue, useEntries, useFigures, useQueueLive, useShown } from './use-queue.ts';

const kindsOf = (counts: QueueFigures['kinds'] | undefined) =>
  [
    ['all', t('All kinds')],
    ...(Object.keys(KINDS) as QueueKind[]).map((kind) => [kind, KINDS[kind].plural, counts?.[kind]] as const),
  ] as const;

function ledeOf({ open, overdue }: QueueFigures): string {
  if (open === 0) return t('No open cases.');
  return overdue === 0
    ? tn(open, '1 open case.', '{n} open cases.')
    : tn(open, '1 open case, and it’s overdue.', '{n} open cases, {overdue} of them overdue.', {
        overdue,
      });
}

/**
 * Nothing moves under the pointer or the focus: a line above the list says how many cases are new instead.
 * @param open how many cases are open
 */
function useStillList(open: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const [isBehind, setIsBehind] = useState(false);
  const apply = () => {
    setIsBehind(false);
    void refreshQueue();
  };
  const read = useEffectEvent(() => {
    if (!list.current?.matches(':hover, :focus-within')) return apply();
    setIsBehind(true);
    void refreshFigures();
  });
  useQueueLive(() => read());
  // Changes without a signal show up in the counts, which are read every minute.
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== undefined && before.current !== open) read();
    before.current = open;
  }, [open]);
  return { list, isBehind, apply };
}

/** Everything moderators decide, by due time. */
export default function QueueView() {
  const { show, kind, setKind } = useShown();
  const figures = useFigures(show);
  const entries = useEntries({ show, kind });
  const { focus } = useHistoryState<{ focus?: string } | null>() ?? {};
  const { data } = figures;
  const { list, isBehind, apply } = useStillList(data?.open);
  const isWhole = show === 'open' && !kind && !entries.hasNextPage;
  const shownCount = entries.data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0;
  const newCount = isBehind && isWhole && data ? data.open - shownCount : 0;
  const isEmpty = data?.open === 0 && show === 'open' && !kind;
  return (
    <>
      <ScreenHead title={t('Moderation')} lede={data ? ledeOf(data) : t('Loading cases')} />
      <QueueTabs at={show} figures={data} />
      {!isEmpty && (
        <FilterChips
          label={t('Kind')}
          items={kindsOf(data?.kinds)}
          value={kind ?? 'all'}
          onChange={setKind}
        />
      )}
      {newCount > 0 && (
        <Button size="sm" variant="outline" className="mt-6" onClick={apply}>
          <ArrowUp size={15} aria-hidden />
          {tn(newCount, '{n} new case', '{n} new cases')}
        </Button>
      )}
      <div ref={list}>
        <PagedList
          list={entries}
          skeleton={<QueueSkeleton />}
          failure={
            <div className="mt-6">
              <PageError
                level={2}
                title={t('The queue couldn’t be loaded')}
                body={t('Check your connection. Deadlines keep running.')}
                onRetry={() => void refreshQueue()}
              />
            </div>
          }
          empty={<QueueEmpty show={show} kind={kind} figures={data} onClear={() => setKind('all')} />}
          more={{ className: 'mt-6' }}
        >
          {(shown) => <QueueList entries={shown} isDecided={show === 'decided'} focused={focus ?? null} />}
        </PagedList>
      </div>
    </>
  );
}
