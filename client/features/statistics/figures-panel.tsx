import { clsx } from 'clsx';
import type { Statistics } from '#shared/statistics/contract.ts';
import type { Figure } from '#shared/statistics/figures.ts';
import { t, tx } from '#client/lib/t.ts';
import { changeOf, figuresIn, show, totalOf } from './figures.ts';
import * as labels from './labels.ts';

const MORE_REFUNDED: Partial<Record<Figure, string>> = {
  sold: t('More were refunded than sold.'),
  earnedCents: t('Refunds were higher than sales.'),
};
const TONES = { '-1': 'text-danger', 0: 'text-mute', 1: 'text-ok' };

interface FiguresPanelProps {
  statistics: Statistics;
  chosen: Figure;
  onChoose: (figure: Figure) => void;
}

/** Each figure with the change; the chosen one is what the chart draws. */
export function FiguresPanel({ statistics: { days, before }, chosen, onChoose }: FiguresPanelProps) {
  const figures = figuresIn(days[0]);
  return (
    <div
      role="group"
      aria-label={t('Figure shown in the chart')}
      className={clsx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-lg bg-line',
        figures.length > 2 && 'lg:grid-cols-4',
      )}
    >
      {figures.map((figure) => {
        const now = totalOf(days, figure);
        return (
          <button
            key={figure}
            type="button"
            aria-pressed={figure === chosen}
            onClick={() => onChoose(figure)}
            className={clsx(
              'relative bg-surface px-4 py-4 text-left transition-colors -outline-offset-2 hover:bg-raised sm:px-6 sm:py-5',
              'aria-pressed:bg-raised aria-pressed:after:absolute aria-pressed:after:inset-x-4 aria-pressed:after:bottom-0 aria-pressed:after:h-0.5 aria-pressed:after:bg-accent sm:aria-pressed:after:inset-x-6',
              // An odd number of figures leaves no hole.
              figures.length % 2 === 1 && 'last:col-span-2',
            )}
          >
            <span className="block text-xs text-soft sm:text-sm">{labels.FIGURES[figure]}</span>
            <span className="mt-1 block font-display text-2xl font-semibold text-paper">
              {show(figure, now)}
            </span>
            {now < 0 && <span className="mt-1 block text-xs text-soft">{MORE_REFUNDED[figure]}</span>}
            {before.length > 0 && <Compared figure={figure} now={now} before={totalOf(before, figure)} />}
          </button>
        );
      })}
    </div>
  );
}

function Compared({ figure, now, before }: { figure: Figure; now: number; before: number }) {
  const { text, direction } = changeOf(figure, now, before);
  return (
    <span className="mt-1 block text-xs text-mute">
      <span className={clsx('num font-semibold', TONES[direction])}>{text}</span>{' '}
      <span className="whitespace-nowrap">
        {tx('from {before}', { before: <span className="num text-soft">{show(figure, before)}</span> })}
      </span>
    </span>
  );
}
