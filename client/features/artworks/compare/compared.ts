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

/** Of the work itself, in millimeters; null if not given. */
export const realSize = ({ widthMm, heightMm }: ArtworkDetail): Size | null =>
  widthMm && heightMm ? { width: widthMm, height: heightMm } : null;
