/** The length of a desktop row of the wished height, relative to it. */
export const FULL_ROW = 4.6;
/**
 * The values of the utility `wall-rows`, in pixels. `full` is the length of a row of the wished height, relative to
 * it.
 */
const LAYOUTS = [
  { name: '--phone', full: 2.4, most: 2, gap: 12, tallest: Infinity },
  { name: '--tablet', full: 3, most: Infinity, gap: 20, tallest: 260 },
  { name: '--desktop', full: FULL_ROW, most: Infinity, gap: 20, tallest: 260 },
] as const;
/** The gap relative to the height of a typical row, to weigh rows of many narrow works. */
const GAP_RATIO = 0.08;
/** Fewer works than this part of a row are not stretched to the full width. */
export const SPARSE = 0.7;

const sum = (ratios: readonly number[]) => ratios.reduce((total, ratio) => total + ratio, 0);

/**
 * Cuts the works, in order, into rows of nearly equal length, so that the last is like the others.
 * @param full the length of a row of the wished height; from it follows how many rows there are
 * @param most works in a row
 */
export function cutEvenly(ratios: readonly number[], full: number, most: number): number[][] {
  const weight = sum(ratios) + ratios.length * GAP_RATIO;
  const goal = weight / Math.max(1, Math.round(weight / full), Math.ceil(ratios.length / most));
  // best[end]: the smallest sum of squared misses for the works before `end`, and where its last row starts.
  const best: { miss: number; start: number }[] = [{ miss: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let found = { miss: Infinity, start: 0 };
    let row = 0;
    for (let start = end - 1; start >= Math.max(0, end - most); start -= 1) {
      row += (ratios[start] ?? 0) + GAP_RATIO;
      const miss = (best[start]?.miss ?? 0) + (row - goal) ** 2;
      if (miss < found.miss) found = { miss, start };
    }
    best.push(found);
  }
  const rows: number[][] = [];
  for (let end = ratios.length; end > 0; end = best[end]?.start ?? 0)
    rows.unshift(ratios.slice(best[end]?.start, end));
  return rows;
}

function widths(
  row: readonly number[],
  { full, gap, tallest }: (typeof LAYOUTS)[number],
  isOnly: boolean,
): string[] {
  const total = sum(row);
  return row.map((ratio) => {
    // Half a pixel less, so that rounding never breaks a row.
    const share = `(100cqw - ${(row.length - 1) * gap + 0.5}px) * ${(ratio / total).toFixed(5)}`;
    return isOnly && total < full * SPARSE && tallest < Infinity
      ? `min(${share}, ${Math.round(ratio * tallest)}px)`
      : `calc(${share})`;
  });
}

/**
 * For `wall-rows`: the width of each work, so that every row is exactly full at every window size. Nothing is
 * measured, so nothing moves; appending pages does not change earlier ones.
 * @param ratios width / height
 */
export function layRows(ratios: readonly number[]): Record<string, string | number>[] {
  const styles = ratios.map((ratio): Record<string, string | number> => ({ '--ar': ratio }));
  for (const layout of LAYOUTS) {
    const rows = cutEvenly(ratios, layout.full, layout.most);
    const all = rows.flatMap((row) => widths(row, layout, rows.length < 2));
    for (const [index, width] of all.entries()) (styles[index] ??= {})[layout.name] = width;
  }
  return styles;
}

/** How many of the first works fill one row of a desktop best. */
export function fillOneRow(ratios: readonly number[]): number {
  const misses = ratios.map((_, index) => Math.abs(sum(ratios.slice(0, index + 1)) - FULL_ROW));
  return misses.indexOf(Math.min(...misses)) + 1;
}

/** Whether works are too few for a row of a desktop. */
export const isSparse = (ratios: readonly number[]): boolean => sum(ratios) < FULL_ROW * SPARSE;

/** How many of the works are in the first row on a phone. */
export const firstOnPhones = (ratios: readonly number[]): number =>
  cutEvenly(ratios, LAYOUTS[0].full, LAYOUTS[0].most)[0]?.length ?? 0;
