import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { Size } from './geometry.ts';

/** A column: its work, or why there is none. */
export interface Compared {
  id: string;
  artwork: ArtworkDetail | undefined;
  isPending: boolean;
  /** Hidden, deleted or blocked. */
  isGone: boolean;
  retry: () => void;
}

/** The size of the work itself in millimeters; null if not given. */
export const realSize = ({ widthMm, heightMm }: ArtworkDetail): Size | null =>
  widthMm && heightMm ? { width: widthMm, height: heightMm } : null;

/** Their sizes, if each of those that are shown has one; else null, and they are hung at equal heights. */
export function realSizes(works: readonly Compared[]): Size[] | null {
  const shown = works.flatMap(({ artwork }) => artwork ?? []);
  const sizes = shown.flatMap((artwork) => realSize(artwork) ?? []);
  return shown.length > 0 && sizes.length === shown.length ? sizes : null;
}
