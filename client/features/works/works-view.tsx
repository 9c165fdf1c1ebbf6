import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { FolderInput } from '#client/ui/icons.ts';
import { MAX_DRAFTS } from '#shared/drafts/limits.ts';
import {
  WORK_SORTS,
  WORK_STATES,
  type WorkState,
  workEndpoints as endpoints,
} from '#shared/works/contract.ts';
import { DraftsView, ImportLine } from '#client/features/drafts/public.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { queryFor, refresh } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { FilterChips } from '#client/ui/filter-chips.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { SearchInput } from '#client/ui/search-input.tsx';
import { Select } from '#client/ui/select.tsx';
import { type Shown, queryOf, useShown } from './address.ts';
import { FILTERS, SORTS } from './labels.ts';
import { refreshWorks } from './use-apply.ts';
import { Works } from './works.tsx';

type Counts = Record<WorkState, number>;
const sum = (counts: Counts): number => WORK_STATES.reduce((total, state) => total + counts[state], 0);

/** Works and drafts of the member: found by state and words, changed one by one or together. */
export default function WorksView() {
  const { shown, show } = useShown();
  /** Drafts as a list of which several are chosen, instead of what each still needs. */
  const [isChoosing, setChoosing] = useState(false);
  const isDrafts = shown.state === 'draft' && !isChoosing;
  const words = queryOf({ ...shown, sort: 'changed', state: 'all' });
  const counts = useQuery({ ...queryFor(endpoints.counts, { query: words }), refetchOnMount: 'always' });
  // Sold, offered for, or published by itself.
  useLive('notification', () => void refresh(endpoints.list, endpoints.counts));
  useLiveReopened(() => void refreshWorks());
  return (
    <>
      <ScreenHead
        title={t('Your works')}
        lede={t('Everything you’ve made, including what only you can see.')}
      >
        <Button variant="outline" asChild>
          <Link href={paths.worksImport()}>
            <FolderInput size={17} aria-hidden />
            {t('Import works')}
          </Link>
        </Button>
      </ScreenHead>
      <ImportLine />
      <FilterChips
        label={t('Filter by state')}
        items={chipsOf(counts.data, shown.state)}
        value={shown.state}
        onChange={(state) => show({ state })}
      />
      <div className="mt-4 mb-6 flex flex-wrap items-center gap-3">
        <Search q={shown.q} onSearch={(q) => show({ q })} />
        {shown.state !== 'draft' && (
          <Select
            label={t('Sort by')}
            labelAt="hidden"
            shape="pill"
            className="w-44 max-sm:w-36"
            options={WORK_SORTS.map((sort) => [sort, SORTS[sort]] as const)}
            value={shown.sort}
            onChange={({ target }) => show({ sort: target.value as Shown['sort'] })}
          />
        )}
        {shown.state === 'draft' && (
          <Button variant="quiet" onClick={() => setChoosing(!isChoosing)}>
            {isChoosing ? t('Done') : t('Select several')}
          </Button>
        )}
        {counts.data && <Total counts={counts.data} shown={shown} />}
      </div>
      {isDrafts ? (
        <DraftsView q={shown.q} onChanged={refreshWorks} />
      ) : (
        <Works
          key={JSON.stringify(shown)}
          shown={shown}
          total={counts.data && (shown.state === 'all' ? sum(counts.data) : counts.data[shown.state])}
          all={counts.data && sum(counts.data)}
          onShowAll={() => show({ state: 'all', q: '' })}
        />
      )}
    </>
  );
}

/** A state without works has no chip, unless it is the one that is shown. */
function chipsOf(counts: Counts | undefined, shown: Shown['state']) {
  const all = ['all', FILTERS.all, counts && sum(counts)] as const;
  const states = WORK_STATES.filter((state) => state === shown || (counts?.[state] ?? 0) > 0);
  return [all, ...states.map((state) => [state, FILTERS[state], counts?.[state]] as const)];
}

function Total({ counts, shown: { state, q } }: { counts: Counts; shown: Shown }) {
  const drafts = counts.draft + counts.scheduled;
  const works = sum(counts) - drafts;
  return (
    <p className="ml-auto text-sm text-mute max-sm:hidden">
      {q === '' && (state === 'draft' || state === 'scheduled')
        ? t('{n} of {most} drafts', { n: drafts, most: MAX_DRAFTS })
        : t('{works}, {drafts}', {
            works: tn(works, '{n} work', '{n} works'),
            drafts: tn(drafts, '{n} draft', '{n} drafts'),
          })}
    </p>
  );
}

function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const settled = useSettled(typed);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    // The address changed by something else.
    if (q !== settled.trim()) setTyped(q);
  }
  const search = useEffectEvent((words: string) => words.trim() !== q && onSearch(words.trim()));
  useEffect(() => void search(settled), [settled]);
  return (
    <div role="search" aria-label={t('Your works')} className="min-w-0 flex-1 sm:max-w-[360px]">
      <SearchInput
        label={t('Search your works')}
        placeholder={t('Search')}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onClear={() => setTyped('')}
      />
    </div>
  );
}
