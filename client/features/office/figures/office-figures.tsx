/** The gallery over time: what there is now, and a chart with its table by day, week or month. */
import { useState } from 'react';
import { Download } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type GalleryFigures,
  OFFICE_FIGURES,
  OFFICE_FIGURES_CSV,
  type OfficeFigure,
  SHOWN,
  UNITS,
  type Unit,
  officeFiguresEndpoints,
} from '#shared/office/figures/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { BarChart } from '#client/ui/chart/bar-chart.tsx';
import { FigureTable } from '#client/ui/chart/figure-table.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { count, day, time } from '#client/lib/format.ts';
import { queryFor } from '#client/lib/query.ts';
import { t, tn } from '#client/lib/t.ts';
import { useIsOnline } from '#client/lib/use-is-online.ts';
import { SHOWN_AS, fullName, money, monthName, shortName, signed } from './columns.ts';

const NAMES: Record<OfficeFigure, string> = {
  members: t('Members'),
  works: t('Works'),
  sales: t('Sales'),
  premium: t('Premium'),
};
const PERIODS: Record<Unit, string> = { day: t('30 days'), week: t('12 weeks'), month: t('12 months') };
const UNIT_NAMES: Record<Unit, string> = { day: t('Day'), week: t('Week of'), month: t('Month') };
const BY: Record<Unit, string> = { day: t('by day'), week: t('by week'), month: t('by month') };

const useFigures = (unit: Unit) =>
  useQuery({
    ...queryFor(officeFiguresEndpoints.read, { query: { unit } }),
    placeholderData: keepPreviousData,
  });

/** The current totals. */
export function FiguresNow() {
  const { data, dataUpdatedAt, isPending, refetch } = useFigures('month');
  const isOnline = useIsOnline();
  if (isPending) return <Skeleton className="h-64 lg:h-38" />;
  if (!data)
    return <LoadError what={t('The statistics couldn’t be loaded.')} onRetry={() => void refetch()} />;
  return (
    <>
      <p className="mb-4 text-sm text-mute" role={isOnline ? undefined : 'status'}>
        {isOnline
          ? t('Figures as of {date}, {time}. Days are in UTC.', {
              date: day(data.asOf),
              time: time(data.asOf),
            })
          : t('You’re offline. These figures are from {time}.', { time: time(new Date(dataUpdatedAt)) })}
      </p>
      <Now row={data.items.at(-1)!} />
    </>
  );
}

function Now({ row }: { row: GalleryFigures }) {
  const facts = [
    [NAMES.members, count(row.members), t('{n} this month', { n: signed(row.newMembers) })],
    [NAMES.works, count(row.works), t('{n} this month', { n: signed(row.newWorks) })],
    [
      t('Sales in {month}', { month: monthName(row.start) }),
      money(row.salesCents),
      tn(row.sold, '{n} work, commission {commission}', '{n} works, commission {commission}', {
        commission: money(row.commissionCents),
      }),
    ],
    [
      NAMES.premium,
      count(row.premium),
      t('{n} this month, {money} a month', {
        n: signed(row.newPremium - row.endedPremium),
        money: money(row.premiumCents),
      }),
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
      {facts.map(([name, value, detail], index) => (
        <div
          key={name}
          className={clsx(
            'py-5',
            index % 2 === 1 && 'border-l border-line pl-5 lg:pl-6',
            index === 2 && 'lg:border-l lg:pl-6',
            index > 1 && 'border-line max-lg:border-t',
          )}
        >
          <dt className="text-sm text-mute">{name}</dt>
          <dd className="mt-1 font-display text-2xl font-semibold text-paper sm:text-3xl">{value}</dd>
          <dd className="mt-1 text-xs text-mute">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One figure by day, week or month, with its table. */
export function FiguresChart({ className }: { className?: string }) {
  const [figure, setFigure] = useState<OfficeFigure>('sales');
  const [unit, setUnit] = useState<Unit>('month');
  const { data, isPending, refetch } = useFigures(unit);
  return (
    <Panel
      title={NAMES[figure]}
      className={className}
      aside={
        <Button asChild size="sm" variant="outline" className="max-sm:h-11">
          <a href={`${OFFICE_FIGURES_CSV}?${new URLSearchParams({ unit, figure })}`} download>
            <Download size={15} aria-hidden />
            {t('CSV')}
          </a>
        </Button>
      }
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Choice label={t('Figure')} names={NAMES} all={OFFICE_FIGURES} value={figure} onChoose={setFigure} />
        <Choice label={t('Period')} names={PERIODS} all={UNITS} value={unit} onChoose={setUnit} />
      </div>
      {data ? (
        <Rows key={`${figure} ${unit}`} rows={data.items} figure={figure} unit={unit} />
      ) : isPending ? (
        <Skeleton className="h-180 rounded-md" />
      ) : (
        <LoadError what={t('The statistics couldn’t be loaded.')} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  names: Record<T, string>;
  all: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}

const Choice = <T extends string>({ label, names, all, value, onChoose }: ChoiceProps<T>) => (
  <div role="group" aria-label={label} className="-ml-4 flex flex-wrap">
    {all.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === value}
        onClick={() => onChoose(one)}
        className="h-11 shrink-0 rounded-full px-4 text-sm font-medium text-mute hover:text-paper aria-pressed:bg-raised aria-pressed:text-paper sm:h-9 pointer-coarse:h-11"
      >
        {names[one]}
      </button>
    ))}
  </div>
);

function Rows({ rows, figure, unit }: { rows: readonly GalleryFigures[]; figure: OfficeFigure; unit: Unit }) {
  const { value, format, columns } = SHOWN_AS[figure];
  const values = rows.map(value);
  const highest = values.indexOf(Math.max(...values));
  const [first, ...others] = columns;
  return (
    <>
      <BarChart
        label={t(
          '{title}. Highest: {highest}. Current period so far: {running}. The same figures are in the table below.',
          {
            title: `${NAMES[figure]} ${BY[unit]}`,
            highest: `${format(values[highest]!)}, ${fullName(rows[highest]!.start, unit)}`,
            running: format(values.at(-1)!),
          },
        )}
        bars={rows.map((row, index) => [shortName(row.start, unit), values[index]!] as const)}
        format={format}
      />
      <FigureTable
        caption={t('{name} {by}, newest first', { name: NAMES[figure], by: BY[unit] })}
        showAll={t('Show all {n}', { n: rows.length })}
        first={SHOWN.month}
        heads={[
          { name: UNIT_NAMES[unit] },
          { name: first![0], tone: 'paper' },
          ...others.map(([name], index) => ({ name, isWide: index > 1 })),
        ]}
        rows={rows
          .map((row, index) => {
            const name = fullName(row.start, unit);
            return [
              index === rows.length - 1 ? t('{name}, so far', { name }) : name,
              ...columns.map(([, cell]) => cell(row)),
            ] as const;
          })
          .toReversed()}
      />
      {figure === 'sales' && (
        <p className="mt-5 text-xs text-mute">
          {t(
            'Works only; Money also includes payments for projects. A refunded sale is subtracted on the day of the refund.',
          )}
        </p>
      )}
    </>
  );
}
