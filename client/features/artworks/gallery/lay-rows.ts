import type { CSSProperties } from 'react';

/** As in the utility `wall-rows`, in pixels. */
const LAYOUTS = [
  { name: '--phone', full: 2, gap: 12, tallest: Infinity },
  { name: '--tablet', full: 3, gap: 20, tallest: 340 },
  { name: '--desktop', full: 4.6, gap: 20, tallest: 340 },
] as const;
/** The gap relative to the height of a typical row, to weigh rows of many narrow works. */
const GAP_RATIO = 0.08;
/** A row emptier than this is not stretched to the full width. */
const SPARSE = 0.7;

const sum = (ratios: readonly number[]) => ratios.reduce((total, ratio) => total + ratio, 0);

/** Splits the works, in order, into rows as close to full as possible, including the last. */
export function cutEvenly(ratios: readonly number[], full: number): number[][] {
  // best[end]: the smallest sum of squared misses for the works before `end`, and where its last row starts.
  const best: { miss: number; start: number }[] = [{ miss: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let found = { miss: Infinity, start: 0 };
    let weight = -GAP_RATIO;
    for (let start = end - 1; start >= 0; start -= 1) {
      weight += (ratios[start] ?? 0) + GAP_RATIO;
      const miss = (best[start]?.miss ?? 0) + (weight - full) ** 2;
      if (miss < found.miss) found = { miss, start };
    }
    best.push(found);
  }
  const rows: number[][] = [];
  for (let end = ratios.length; end > 0; end = best[end]?.start ?? 0)
    rows.unshift(ratios.slice(best[end]?.start, end));
  return rows;
}

function widths(row: readonly number[], { full, gap, tallest }: (typeof LAYOUTS)[number]): string[] {
  const total = sum(row);
  return row.map((ratio) => {
    // Half a pixel less, so that rounding never breaks a row.
    const share = `(100cqw - ${(row.length - 1) * gap + 0.5}px) * ${(ratio / total).toFixed(5)}`;
    return total < full * SPARSE && tallest < Infinity
      ? `min(${share}, ${Math.round(ratio * tallest)}px)`
      : `calc(${share})`;
  });
}

/**
 * For `wall-rows`: the width of each work, so that every row is exactly full at every window size. Nothing is
 * measured, so nothing moves; appending pages does not change earlier ones.
 * @param ratios width / height
 */
export function layRows(ratios: readonly number[]): CSSProperties[] {
  const styles = ratios.map((ratio): Record<string, string | number> => ({ '--ar': ratio }));
  for (const layout of LAYOUTS) {
    const all = cutEvenly(ratios, layout.full).flatMap((row) => widths(row, layout));
    for (const [index, width] of all.entries()) (styles[index] ??= {})[layout.name] = width;
  }
  return styles;
}
