/** Lists of which one row is shown. */
import { FULL_ROW, SPARSE } from '#shared/artworks/lay-rows.ts';

const lengthOf = (ratios: readonly number[]) => ratios.reduce((total, ratio) => total + ratio, 0);

/** How many of the first works fill one row of a desktop best. */
export function fillOneRow(ratios: readonly number[]): number {
  const misses = ratios.map((_, index) => Math.abs(lengthOf(ratios.slice(0, index + 1)) - FULL_ROW));
  return misses.indexOf(Math.min(...misses)) + 1;
}

/** Whether works are too few for a row of a desktop. */
export const isSparse = (ratios: readonly number[]): boolean => lengthOf(ratios) < FULL_ROW * SPARSE;
