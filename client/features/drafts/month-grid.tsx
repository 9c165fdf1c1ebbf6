import { type KeyboardEvent, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { plusDays } from '#shared/kernel/zoned-time.ts';
import { t } from '#client/lib/t.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';

interface MonthGridProps {
  /** '2026-11-28'; '' if none is chosen. */
  chosen: string;
  today: string;
  first: string;
  last: string;
  onChoose: (date: string) => void;
}

const DAY_MS = 86_400_000;
/** Days are counted in UTC: they are names of days here, not times. */
const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);
const nameOf = (day: Date): string => day.toISOString().slice(0, 10);
const text = (date: string, options: Intl.DateTimeFormatOptions): string =>
  utc(date).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });

/** A Monday. */
const SOME_MONDAY = '2026-11-23';
const WEEKDAYS = Array.from({ length: 7 }, (_, at) => plusDays(SOME_MONDAY, at));

/** The same day of another month, or its last one. */
function plusMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const end = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return nameOf(new Date(Date.UTC(year, month - 1 + months, Math.min(day, end))));
}

/** The weeks of the month from Monday; null: a day of another month. */
function weeksOf(month: string): (string | null)[][] {
  const start = `${month}-01`;
  const before = (utc(start).getUTCDay() + 6) % 7;
  const days = utc(plusMonths(start, 1)).getTime() - utc(start).getTime();
  const cells = Array.from({ length: Math.ceil((before + days / DAY_MS) / 7) * 7 }, (_, at) => {
    const day = plusDays(start, at - before);
    return day.startsWith(month) ? day : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, at) => cells.slice(at * 7, at * 7 + 7));
}

const STEPS: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => plusDays(date, -1),
  ArrowRight: (date) => plusDays(date, 1),
  ArrowUp: (date) => plusDays(date, -7),
  ArrowDown: (date) => plusDays(date, 7),
  PageUp: (date) => plusMonths(date, -1),
  PageDown: (date) => plusMonths(date, 1),
};

/** A month to choose a day from. Arrow keys go by days and weeks, Page Up and Page Down by months. */
export function MonthGrid({ chosen, today, first, last, onChoose }: MonthGridProps) {
  const inRange = (date: string): string => (date < first ? first : date > last ? last : date);
  /** Counts until another day is chosen or typed. */
  const [moved, setMoved] = useState<{ day: string; over: string } | null>(null);
  const setShown = (day: string) => setMoved({ day, over: chosen });
  const table = useRef<HTMLTableElement>(null);
  /** The day that Tab reaches, and whose month is shown. */
  const current = inRange(moved?.over === chosen ? moved.day : chosen || first);
  const month = current.slice(0, 7);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = inRange(step(current));
    setShown(next);
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  return (
    <div>
      <div className="flex items-center justify-between">
        <IconButton
          label={t('Previous month')}
          disabled={month === first.slice(0, 7)}
          onClick={() => setShown(plusMonths(current, -1))}
        >
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <p aria-live="polite" className="text-sm font-semibold text-paper">
          {text(current, { month: 'long', year: 'numeric' })}
        </p>
        <IconButton
          label={t('Next month')}
          disabled={month === last.slice(0, 7)}
          onClick={() => setShown(plusMonths(current, 1))}
        >
          <ChevronRight size={18} aria-hidden />
        </IconButton>
      </div>
      <table ref={table} className="w-full table-fixed text-center">
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" className="h-8 text-xs font-normal text-mute">
                <abbr title={text(day, { weekday: 'long' })} className="no-underline">
                  {text(day, { weekday: 'short' }).slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={day ?? column} className="p-0">
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === current ? 0 : -1}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={text(day, { weekday: 'long', month: 'long', day: 'numeric' })}
                      disabled={day < first || day > last}
                      onClick={() => onChoose(day)}
                      onKeyDown={move}
                      className={clsx(
                        'num mx-auto grid size-9 place-items-center rounded-sm text-sm pointer-coarse:size-11',
                        day === chosen
                          ? 'bg-paper font-semibold text-ink'
                          : 'text-paper enabled:hover:bg-overlay disabled:text-mute/60',
                        day === today && day !== chosen && 'border border-edge',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
