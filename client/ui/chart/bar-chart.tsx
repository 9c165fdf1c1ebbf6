/** A bar for each span of time, the running one in the accent color. The same figures belong in a table below. */
import { clsx } from 'clsx';
import { gridOf, ticksOf } from './scale.ts';

interface BarChartProps {
  /** Names the figure, the period, and the highest value. */
  label: string;
  /** Oldest first; the last one is running. */
  bars: readonly (readonly [name: string, value: number])[];
  format: (value: number) => string;
}

/** More bars than this have no room for a name each. */
const NAMED = 12;

export function BarChart({ label, bars, format }: BarChartProps) {
  const grid = gridOf(bars.map(([, value]) => value));
  const [bottom, top] = [grid[0]!, grid.at(-1)!];
  const percent = (value: number) => (Math.abs(value) / (top - bottom)) * 100;
  const zero = percent(bottom);
  const last = bars.length - 1;
  const named = bars.length > NAMED ? ticksOf(bars.length) : bars.map((_, index) => index);
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <div aria-hidden className="num relative h-44 text-2xs text-mute sm:h-52">
        {grid.map((value) => (
          // The longest of them makes the column as wide as it needs.
          <span key={value} className="invisible block h-0 text-right">
            {format(value)}
          </span>
        ))}
        {grid.map((value) => (
          <span
            key={value}
            className="absolute right-0 translate-y-1/2"
            style={{ bottom: `${percent(value - bottom)}%` }}
          >
            {format(value)}
          </span>
        ))}
      </div>
      <div aria-hidden className="relative h-44 sm:h-52">
        {grid.map((value) => (
          <span
            key={value}
            className={clsx('absolute inset-x-0 border-t', value === 0 ? 'border-edge' : 'border-line')}
            style={{ bottom: `${percent(value - bottom)}%` }}
          />
        ))}
        <div className="absolute inset-0 flex">
          {bars.map(([name, value], index) => (
            <span key={name} className="relative flex-1">
              <span
                className={clsx(
                  'absolute inset-x-[20%]',
                  value < 0 ? 'rounded-b-xs' : 'rounded-t-xs',
                  index === last ? 'bg-accent' : 'bg-soft',
                )}
                style={{
                  bottom: `${value < 0 ? zero - percent(value) : zero}%`,
                  height: `${percent(value)}%`,
                }}
              />
            </span>
          ))}
        </div>
      </div>
      <div />
      <div aria-hidden className="mt-2 flex text-2xs whitespace-nowrap text-mute">
        {bars.map(([name], index) => (
          <span
            key={name}
            className={clsx(
              'flex flex-1 justify-center overflow-visible',
              // A phone has room for every other one, including the current one.
              (named.length - 1 - named.indexOf(index)) % 2 === 1 && 'max-sm:invisible',
              index === last && 'font-semibold text-paper',
            )}
          >
            <span className="w-0">
              <span className="flex w-0 justify-center">{named.includes(index) && name}</span>
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
