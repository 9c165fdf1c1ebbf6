import type { CSSProperties } from 'react';

/** Between works, in pixels; the same as in `justified`. */
const GAP = 20;
/** The gap relative to the height of a typical row, to weigh rows of many narrow works. */
const GAP_RATIO = 0.08;
/** The sum of ratios (width / height) of a full row. */
const FULL = { desktop: 4.6, tablet: 3 };

const sum = (ratios: number[]) => ratios.reduce((total, ratio) => total + ratio, 0);
const weigh = (row: number[]) => sum(row) + (row.length - 1) * GAP_RATIO;
const widest = (rows: number[][]) => Math.max(...rows.map(weigh));

/** Splits the works, in order, into that many rows, filled as evenly as possible. */
export function splitIntoRows(ratios: number[], count: number): number[][] {
  if (count <= 1 || ratios.length <= 1) return [ratios];
  return ratios
    .slice(1)
    .map((_, index) => [ratios.slice(0, index + 1), ...splitIntoRows(ratios.slice(index + 1), count - 1)])
    .reduce((best, rows) => (widest(rows) < widest(best) ? rows : best));
}

/** The height at which every row fits the wall; a pixel less, so that rounding never breaks one. */
function fitHeight(ratios: number[], full: number): string {
  const rows = splitIntoRows(ratios, Math.max(1, Math.round(sum(ratios) / full)));
  const heights = rows.map((row) => `(100cqw - ${(row.length - 1) * GAP}px) / ${sum(row).toFixed(4)} - 1px`);
  return `min(${heights.join(', ')})`;
}

/** For `justified`: rows that break evenly, so that even the last one is full. */
export const rowHeights = (ratios: number[]): CSSProperties =>
  ratios.length === 0
    ? {}
    : {
        ['--row-tablet' as string]: fitHeight(ratios, FULL.tablet),
        ['--row-desktop' as string]: fitHeight(ratios, FULL.desktop),
      };
