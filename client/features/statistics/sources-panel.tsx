import type { Statistics } from '#shared/statistics/contract.ts';
import { type Period } from '#shared/statistics/figures.ts';
import { SOURCES, type Source } from '#shared/kernel/view-sources.ts';
import { Bars } from '#client/ui/chart/bars.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { count } from '#client/lib/format.ts';
import { t, txn } from '#client/lib/t.ts';
import { useSearches } from './use-statistics.ts';
import * as labels from './labels.ts';

const SOURCE_NAMES: Record<Source, string> = {
  feed: t('Feed'),
  search: t('Search'),
  profile: t('Profile'),
  link: t('External link'),
  collection: t('Collections'),
};

/** Most views first. */
export function SourcesPanel({ sources }: { sources: NonNullable<Statistics['sources']> }) {
  const whole = SOURCES.reduce((total, source) => total + sources[source], 0);
  const rows = SOURCES.filter((source) => source !== 'collection' || sources[source] > 0)
    .map((source) => [SOURCE_NAMES[source], sources[source]] as const)
    .toSorted(([, a], [, b]) => b - a);
  return (
    <Panel title={t('Where views come from')}>
      <Bars
        caption={t('Where views come from')}
        heads={[t('Source'), labels.COLUMNS.views]}
        rows={rows}
        whole={whole}
      />
    </Panel>
  );
}

export function SearchesPanel({ period }: { period: Period }) {
  const searches = useSearches(period);
  return (
    <Panel title={t('Found by searching')}>
      <Loaded
        query={searches}
        failure={t('The searches couldn’t be loaded.')}
        skeleton={<Skeletons count={4} each="h-9" />}
      >
        {({ items, rarer }) => {
          const all = items.reduce((total, { views }) => total + views, rarer);
          if (all === 0)
            return (
              <p className="text-sm text-mute">{t('No one found your works by searching in this period.')}</p>
            );
          return (
            <>
              {items.length > 0 && (
                <Bars
                  caption={t('Found by searching')}
                  heads={[t('Searched for'), labels.COLUMNS.views]}
                  rows={items.map(({ words, views }) => [words, views])}
                  whole={all}
                />
              )}
              {rarer > 0 && (
                <p className="mt-5 border-t border-line pt-4 text-xs text-mute first:mt-0 first:border-0 first:pt-0">
                  {txn(
                    rarer,
                    'Only searches made by at least three members. The other {n} of {all} views came from rarer ones.',
                    'Only searches made by at least three members. The other {n} of {all} views came from rarer ones.',
                    {
                      n: <span className="num text-soft">{count(rarer)}</span>,
                      all: <span className="num">{count(all)}</span>,
                    },
                  )}
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}
