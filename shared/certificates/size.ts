import { type Measured, sidesOf } from '#shared/artworks/sides.ts';

const MM_PER_CM = 10;

/** '60 x 45 cm'; null if its artist stated none. The same for every reader, as a document needs it. */
export function sizeOf(work: Measured): string | null {
  const sides = sidesOf(work);
  return sides && `${sides.map((mm) => Number((mm / MM_PER_CM).toFixed(1))).join(' x ')} cm`;
}
