import type { StatisticsDay } from '#shared/statistics/contract.ts';
import { FIGURES, type Figure } from '#shared/statistics/figures.ts';
import { count, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

/** Below it a percentage says less than the difference. */
const FEW = 10;
/** Longer percentages get a separator from here on: '+9,768%'. */
const MANY_PERCENT = 1000;

export const valueOf = (day: StatisticsDay, figure: Figure): number => day[figure] ?? 0;

export const totalOf = (days: readonly StatisticsDay[], figure: Figure): number =>
  days.reduce((total, day) => total + valueOf(day, figure), 0);

export const isMoney = (figure: Figure): boolean => figure === 'earnedCents';

export const show = (figure: Figure, value: number): string =>
  (isMoney(figure) ? shortUsd(value / 100) : count(value)).replace('-', '−');

export interface Change {
  text: string;
  direction: -1 | 0 | 1;
}

/** '+39%', for small numbers '+1'; a fall with a minus sign. */
export function changeOf(figure: Figure, now: number, before: number): Change {
  const difference = now - before;
  const direction = Math.sign(difference) as Change['direction'];
  if (direction === 0) return { text: t('No change'), direction };
  const sign = direction > 0 ? '+' : '−';
  const isSmall = isMoney(figure) ? before <= 0 : Math.max(now, before) < FEW || before <= 0;
  const percent = Math.round((Math.abs(difference) / before) * 100);
  const saysLittle = isSmall || percent === 0 || percent >= MANY_PERCENT;
  const amount = saysLittle ? show(figure, Math.abs(difference)) : `${count(percent)}%`;
  return { text: `${sign}${amount}`, direction };
}

/** Those that this answer has. */
export const figuresIn = (day: StatisticsDay | undefined): readonly Figure[] =>
  FIGURES.filter((figure) => day?.[figure] !== undefined);

/** Sold per 100 visitors. */
export const conversionOf = (sold: number, visitors: number): string =>
  sold > 0 && visitors > 0 ? `${((sold / visitors) * 100).toFixed(1)}%` : '0%';
