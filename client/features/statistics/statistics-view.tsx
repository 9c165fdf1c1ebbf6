/** Figures of the member's works per day, beside the period before. */
import { useState } from 'react';
import { ChartNoAxesColumn, Download, Plus } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { Statistics } from '#shared/statistics/contract.ts';
import { PERIODS, type Figure, type Period } from '#shared/statistics/figures.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { time } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useIsOnline } from '#client/lib/use-is-online.ts';
import { paths } from '#client/paths.ts';
import { cityOf, rangeOf, zone } from './days.ts';
import { DaysPanel } from './days-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { MoreWithPremium } from './more-with-premium.tsx';
import { HiringPanel, TeachingPanel } from './roles-panels.tsx';
import { SearchesPanel, SourcesPanel } from './sources-panel.tsx';
import { usePeriod, useStatistics } from './use-statistics.ts';
import { WorksPanel } from './works-panel.tsx';
import * as labels from './labels.ts';

const nameOf = (period: Period) => (period === 365 ? t('12 months') : t('{n} days', { n: period }));

export default function StatisticsView() {
  const { period, setPeriod } = usePeriod();
  const statistics = useStatistics(period);
  const { isSubscriber } = useMember();
  const { data } = statistics;
  const isEmpty = data && !data.hasWorks;
  const hasChoice = (data?.isWhole ?? isSubscriber) && !isEmpty;
  return (
    <>
      <ScreenHead
        title={t('Statistics')}
        lede={data ? ledeOf(data) : t('Views, likes, sales and where they come from.')}
      >
        {hasChoice && (
          <>
            <PeriodSwitch value={period} onChange={setPeriod} />
            <CsvLink period={period} className="max-sm:hidden" text={t('CSV')} />
          </>
        )}
      </ScreenHead>
      <LastAnswer at={data && statistics.dataUpdatedAt} />
      {data ? (
        <Content statistics={data} period={period} />
      ) : statistics.isPending ? (
        <Loading isWhole={isSubscriber} />
      ) : (
        <Failed onRetry={() => void statistics.refetch()} />
      )}
      <TeachingPanel />
      <HiringPanel />
      {hasChoice && <CsvLink period={period} className="mt-6 w-full sm:hidden" text={t('Download CSV')} />}
      {data && !isEmpty && (
        <p className="mt-6 max-w-[84ch] text-xs text-mute">
          {t(
            'Your own views aren’t counted. A visitor counts once a day. Days are in {zone} time, and a day is final one hour after it ends.',
            { zone: cityOf(zone()) },
          )}
        </p>
      )}
    </>
  );
}

function ledeOf({ hasWorks, isWhole, days }: Statistics): string {
  if (!hasWorks) return t('Views, likes, sales and where they come from.');
  const dates = rangeOf(days);
  return isWhole
    ? t('{dates} so far, compared with the {days} days before, up to the same hour.', {
        dates,
        days: days.length,
      })
    : t('The last {days} days: {dates} so far.', { dates, days: days.length });
}

function Content({ statistics, period }: { statistics: Statistics; period: Period }) {
  const [figure, setFigure] = useState<Figure>('views');
  if (!statistics.hasWorks)
    return (
      <EmptyState
        level={2}
        icon={ChartNoAxesColumn}
        title={t('Nothing to count yet')}
        body={t('Upload your first work. Its views and likes appear here as they happen.')}
        action={
          <Button asChild>
            <Link href={paths.upload()}>
              <Plus size={17} aria-hidden />
              {t('Upload Artwork')}
            </Link>
          </Button>
        }
      />
    );
  const shown = statistics.days[0]?.[figure] === undefined ? 'views' : figure;
  const main = (
    <>
      <FiguresPanel statistics={statistics} chosen={shown} onChoose={setFigure} />
      <DaysPanel statistics={statistics} figure={shown} />
    </>
  );
  if (!statistics.sources)
    return (
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">{main}</div>
        <MoreWithPremium />
      </div>
    );
  return (
    <>
      {main}
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <SourcesPanel sources={statistics.sources} />
        <SearchesPanel period={period} />
      </div>
      <WorksPanel statistics={statistics} period={period} />
    </>
  );
}

const PeriodSwitch = ({ value, onChange }: { value: Period; onChange: (period: Period) => void }) => (
  <div
    role="group"
    aria-label={t('Period')}
    className="grid w-full grid-cols-4 rounded-full bg-raised p-1 sm:w-auto"
  >
    {PERIODS.map((period) => (
      <button
        key={period}
        type="button"
        aria-pressed={period === value}
        onClick={() => onChange(period)}
        className="h-9 rounded-full px-2 text-sm font-medium whitespace-nowrap text-soft hover:text-paper aria-pressed:bg-paper aria-pressed:text-ink max-sm:h-11 sm:px-4 pointer-coarse:h-11"
      >
        {nameOf(period)}
      </button>
    ))}
  </div>
);

const CsvLink = ({ period, className, text }: { period: Period; className: string; text: string }) => (
  <Button asChild variant="outline" className={className}>
    <a href={paths.statisticsCsv(period, zone())} download>
      <Download size={17} aria-hidden />
      {text}
    </a>
  </Button>
);

/** Offline, the last response stays, with its time. */
function LastAnswer({ at }: { at: number | undefined }) {
  const isOnline = useIsOnline();
  if (isOnline || at === undefined) return null;
  return (
    <p role="status" className="-mt-4 mb-6 text-sm text-mute">
      {t('You’re offline. These figures are from {time}.', { time: time(new Date(at)) })}
    </p>
  );
}

const Loading = ({ isWhole }: { isWhole: boolean }) => (
  <div role="status" aria-busy aria-label={t('Statistics')}>
    <Skeleton className={isWhole ? 'h-60 rounded-lg lg:h-58' : 'h-26 rounded-lg'} />
    <Skeleton className="mt-6 h-190 rounded-lg" />
    {isWhole && <Skeleton className="mt-6 h-96 rounded-lg" />}
  </div>
);

/** In place of each panel; retrying one retries all of them. */
const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Panel title={t('{figure} per day', { figure: labels.FIGURES.views })}>
    <LoadError what={t('The statistics couldn’t be loaded.')} onRetry={onRetry} />
  </Panel>
);
