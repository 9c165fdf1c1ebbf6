/** How works hang on the landing page's wall: which one comes first decides what the document has the browser fetch. */

/** Relative to the wall's height, so that works hang at different sizes on one lower edge. */
export const WALL_SIZES = [0.56, 0.8, 0.84, 0.7, 1, 0.9, 0.72, 0.94, 0.7];
/** The position left empty for the visitor. */
export const GAP_AT = 5;
/** A phone's wall starts with one work and the frame. */
export const FIRST_ON_PHONES = GAP_AT - 1;

export const sizeAt = (index: number): number => WALL_SIZES[index % WALL_SIZES.length]!;

interface Sized {
  width: number;
  height: number;
}
/** Width of the work at a position, relative to the wall's height. */
export const ratioAt = (index: number, { width, height }: Sized): number => (sizeAt(index) * width) / height;

/** The `sizes` of its picture. */
export const sizesAt = (index: number, work: Sized): string =>
  [280, 380]
    .map((wall) => `${Math.round(ratioAt(index, work) * wall)}px`)
    .join(', ')
    .replace(/^/, '(width < 40rem) ');
