import type { Statistics } from '#shared/statistics/contract.ts';
import type { Figure } from '#shared/statistics/figures.ts';
import { t } from '#client/lib/t.ts';
import { FigureTable } from '#client/ui/chart/figure-table.tsx';
import { LineChart } from '#client/ui/chart/line-chart.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { fullDay, rangeOf, shortDay } from './days.ts';
import { figuresIn, show, totalOf, valueOf } from './figures.ts';
import * as labels from './labels.ts';

/** Besides the chosen figure; the rest is in the CSV file. */
const BESIDE: readonly Figure[] = ['views', 'visitors', 'likes', 'followers', 'sold'];
/** Columns beside the chosen figure for which a phone has room. */
const ON_A_PHONE = 2;

/** The chosen figure day by day: a chart, and a table that says everything. */
export function DaysPanel({ statistics, figure }: { statistics: Statistics; figure: Figure }) {
  const { days, before } = statistics;
  const name = labels.FIGURES[figure];
  const nameOf = (index: number, show = shortDay) => {
    const { day, isFinal } = days[index]!;
    if (isFinal) return show(day);
    return index === days.length - 1
      ? t('{date}, so far', { date: show(day) })
      : t('{date}, not final yet', { date: show(day) });
  };
  const dates = rangeOf(days);
  const values = days.map((day) => valueOf(day, figure));
  const valuesBefore = before.map((day) => valueOf(day, figure));
  const highest = values.indexOf(Math.max(...values));
  const sales = days.flatMap((day, index) => (valueOf(day, 'sold') > 0 ? [index] : []));
  const isEmpty = totalOf(days, 'views') === 0 && totalOf(before, 'views') === 0;
  const hasBefore = before.length > 0;
  const beside = BESIDE.filter((other) => other !== figure && figuresIn(days[0]).includes(other));
  return (
    <Panel title={t('{figure} per day', { figure: name })} className="mt-6">
      <LineChart
        label={
          values[highest]! > 0
            ? t(
                '{figure} per day, {dates}. Highest: {value} on {day}. The same figures are in the table below.',
                { figure: name, dates, value: show(figure, values[highest]!), day: nameOf(highest) },
              )
            : t('{figure} per day, {dates}. The same figures are in the table below.', {
                figure: name,
                dates,
              })
        }
        lines={[
          { name: rangeOf(days, { isShort: true }), values },
          ...(hasBefore
            ? [{ name: rangeOf(before, { isShort: true }), values: valuesBefore, isDotted: true }]
            : []),
        ]}
        names={days.map(({ day }) => shortDay(day))}
        format={(value) => show(figure, value)}
        isLastOpen
        marks={sales.length > 0 ? { name: t('Sold'), at: sales } : undefined}
        describe={(index) => [
          nameOf(index, fullDay),
          t('{figure}: {value}', { figure: name, value: show(figure, values[index]!) }),
          ...(hasBefore
            ? [
                t('{value} on {day}', {
                  value: show(figure, valuesBefore[index]!),
                  day: shortDay(before[index]!.day),
                }),
              ]
            : []),
          ...(sales.includes(index) && figure !== 'sold'
            ? [
                t('{figure}: {value}', {
                  figure: t('Sold'),
                  value: show('sold', valueOf(days[index]!, 'sold')),
                }),
              ]
            : []),
        ]}
      />
      {isEmpty && (
        <p className="mt-5 text-sm text-mute">{t('No views yet. Share a work to get the first one.')}</p>
      )}
      <FigureTable
        caption={t('{figure} per day, newest first', { figure: name })}
        showAll={t('Show all {n} days', { n: days.length })}
        heads={[
          { name: t('Day') },
          { name: labels.COLUMNS[figure], tone: 'paper' },
          ...(hasBefore ? [{ name: t('Previous period'), short: t('Before'), tone: 'mute' as const }] : []),
          ...beside.map((other, index) => ({ name: labels.COLUMNS[other], isWide: index >= ON_A_PHONE })),
        ]}
        rows={days
          .map(
            (day, index) =>
              [
                nameOf(index),
                show(figure, values[index]!),
                ...(hasBefore ? [show(figure, valuesBefore[index]!)] : []),
                ...beside.map((other) => show(other, valueOf(day, other))),
              ] as const,
          )
          .toReversed()}
      />
    </Panel>
  );
}
