/**
 * Lines over days, with one describing label. Each position is read out with the arrow keys or a pointer; the same
 * figures belong in a table below.
 */
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';
import { gridOf, ticksOf } from './scale.ts';

const WIDTH = 1000;
const HEIGHT = 240;

interface Line {
  name: string;
  values: readonly number[];
  isDotted?: boolean;
}
interface LineChartProps {
  /** Names the figure, the period, and the highest value. */
  label: string;
  /** The first one is the most important. */
  lines: readonly Line[];
  /** The short name of each position: 'Nov 8'. */
  names: readonly string[];
  format: (value: number) => string;
  /** The last position is not over: the first line reaches it dashed. */
  isLastOpen?: boolean;
  /** Dots on the axis. */
  marks?: { name: string; at: readonly number[] } | undefined;
  /** Describes a position, line by line. */
  describe: (index: number) => readonly string[];
}

const KEYS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 7,
  PageUp: (index) => index + 7,
  Home: () => 0,
  End: (_index, last) => last,
};

export function LineChart({
  label,
  lines,
  names,
  format,
  isLastOpen = false,
  marks,
  describe,
}: LineChartProps) {
  const last = names.length - 1;
  const [active, setActive] = useState<number | null>(null);
  const grid = gridOf(lines.flatMap(({ values }) => values));
  const [bottom, top] = [grid[0]!, grid.at(-1)!];
  const percentX = (index: number) => (last === 0 ? 50 : (index / last) * 100);
  const percentY = (value: number) => ((top - value) / (top - bottom)) * 100;
  const pathOf = (values: readonly number[], from = 0) =>
    values
      .map((value, index) => {
        const [x, y] = [(percentX(from + index) * WIDTH) / 100, (percentY(value) * HEIGHT) / 100];
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  const main = lines[0]!.values;
  const isOpen = isLastOpen && last > 0;
  const highest = main.indexOf(Math.max(...main));
  const shown = active ?? (main[highest] ? highest : null);
  const dot = shown === null ? null : { left: `${percentX(shown)}%`, top: `${percentY(main[shown]!)}%` };

  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, move(active ?? last, last))));
  };
  const onPointer = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setActive(Math.min(last, Math.max(0, Math.round(((event.clientX - left) / width) * last))));
  };
  return (
    <figure>
      <figcaption className="mb-4 flex flex-wrap gap-x-5 gap-y-2 text-xs text-soft">
        {lines.map(({ name, isDotted }) => (
          <span key={name} className="flex items-center gap-2">
            <span
              aria-hidden
              className={clsx(
                'w-5',
                isDotted ? 'border-t-2 border-dotted border-edge' : 'h-0.5 rounded-full bg-paper',
              )}
            />
            {name}
          </span>
        ))}
        {marks && (
          <span className="flex items-center gap-2">
            <span aria-hidden className="size-2.5 rounded-full bg-accent" />
            {marks.name}
          </span>
        )}
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
        <div aria-hidden className="num relative h-52 min-w-6 text-2xs text-mute sm:h-60">
          {/* Reserves the width of the longest number. */}
          <span className="invisible block h-0">{format(top)}</span>
          {grid.map((value) => (
            <span
              key={value}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${percentY(value)}%` }}
            >
              {format(value)}
            </span>
          ))}
        </div>
        <div className="relative h-52 sm:h-60">
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {grid.map((value) => (
              <line
                key={value}
                x1={0}
                x2={WIDTH}
                y1={(percentY(value) * HEIGHT) / 100}
                y2={(percentY(value) * HEIGHT) / 100}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {lines.toReversed().map(({ name, values, isDotted }) => (
              <path
                key={name}
                d={pathOf(isOpen && values === main ? values.slice(0, -1) : values)}
                fill="none"
                vectorEffect="non-scaling-stroke"
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeWidth={isDotted ? 1.5 : 2}
                strokeDasharray={isDotted ? '1.5 4' : undefined}
                className={isDotted ? 'stroke-edge' : 'stroke-paper'}
              />
            ))}
            {isOpen && (
              <path
                d={pathOf(main.slice(-2), last - 1)}
                fill="none"
                vectorEffect="non-scaling-stroke"
                strokeWidth={2}
                strokeDasharray="3 4"
                className="stroke-paper"
              />
            )}
          </svg>
          <div aria-hidden>
            {active !== null && (
              <span className="absolute inset-y-0 w-px bg-edge" style={{ left: `${percentX(active)}%` }} />
            )}
            {marks?.at.map((index) => (
              <span
                key={index}
                className="absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent ring-2 ring-surface"
                style={{ left: `${percentX(index)}%`, top: `${percentY(0)}%` }}
              />
            ))}
            {dot && (
              <span
                className="absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-paper ring-2 ring-surface"
                style={dot}
              />
            )}
            {dot && active === null && (
              <span className="absolute -translate-x-1/2 -translate-y-full pb-2" style={dot}>
                <span className="num block rounded-full bg-overlay px-2 py-0.5 text-2xs whitespace-nowrap text-paper">
                  {format(main[highest]!)}
                </span>
              </span>
            )}
            {active !== null && <Tooltip lines={describe(active)} percent={percentX(active)} />}
          </div>
          <div
            role="slider"
            tabIndex={0}
            aria-label={t('Day in the chart')}
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={active ?? last}
            aria-valuetext={describe(active ?? last).join(', ')}
            onKeyDown={onKeyDown}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setActive(active ?? last)}
            onBlur={() => setActive(null)}
            onPointerMove={onPointer}
            onPointerDown={onPointer}
            onPointerLeave={() => setActive(null)}
            className="absolute inset-0 cursor-crosshair touch-pan-y rounded-xs"
          />
        </div>
        <div />
        <div aria-hidden className="num relative mt-3 h-4 text-2xs whitespace-nowrap text-mute">
          {ticksOf(names.length).map((index, n, { length }) => (
            <span
              key={index}
              className={clsx(
                'absolute',
                n === length - 1 ? 'right-0' : n > 0 && '-translate-x-1/2',
                n % 2 === 1 && 'max-sm:hidden',
              )}
              style={n === length - 1 ? undefined : { left: `${percentX(index)}%` }}
            >
              {names[index]}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** Beside the position, on the side with more room. */
const Tooltip = ({ lines: [head, ...rest], percent }: { lines: readonly string[]; percent: number }) => (
  <div
    className={clsx(
      'pointer-events-none absolute top-0 z-10 rounded-sm bg-overlay px-3 py-2 text-xs whitespace-nowrap text-soft shadow-art',
      percent > 50 ? '-ml-3 -translate-x-full' : 'ml-3',
    )}
    style={{ left: `${percent}%` }}
  >
    <span className="block font-semibold text-paper">{head}</span>
    {rest.map((line) => (
      <span key={line} className="num mt-0.5 block">
        {line}
      </span>
    ))}
  </div>
);
