/** Works side by side at one scale. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels a millimeter, at which each work fits into its column and into the height. */
export const commonScale = (works: readonly Size[], column: Size): number =>
  Math.min(...works.flatMap(({ width, height }) => [column.width / width, column.height / height]));

/** The one height at which each picture fits into its column. */
export const equalHeight = (pictures: readonly Size[], column: Size): number =>
  Math.min(column.height, ...pictures.map(({ width, height }) => (column.width * height) / width));

const ROUND = [1, 2, 5];

/** The longest round length (1, 2 or 5 and zeros) that is at most `most` long. */
export function barLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * Math.max(...ROUND.filter((step) => step * power <= most * (1 + 1e-9)));
}
