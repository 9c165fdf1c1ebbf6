/** Works side by side at one scale. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels a millimeter, at which each work fits into its column and into the height. */
export const commonScale = (works: readonly Size[], column: Size): number =>
  Math.min(...works.flatMap(({ width, height }) => [column.width / width, column.height / height]));

/** Part of the column that a work without a size takes: it is not to scale. */
const OUTLINE = 0.5;

/** The outline of a picture whose work has no size. */
export function outlineOf(picture: Size, column: Size): Size {
  const ratio = picture.width / picture.height;
  const width = Math.min(column.width * OUTLINE, column.height * OUTLINE * ratio);
  return { width, height: width / ratio };
}

const ROUND = [1, 2, 5];

/** The longest round length (1, 2 or 5 and zeros) that is at most `most` long. */
export function barLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * Math.max(...ROUND.filter((step) => step * power <= most * (1 + 1e-9)));
}
