/** Size of the work itself in millimeters, as its artist measured it. */
export interface Measured {
  widthMm: number | null;
  heightMm: number | null;
  depthMm: number | null;
}

/** Width, height and, if there is one, depth; null unless both width and height are known: one alone is no size. */
export function sidesOf({ widthMm, heightMm, depthMm }: Measured): number[] | null {
  if (!widthMm || !heightMm) return null;
  return [widthMm, heightMm, ...(depthMm ? [depthMm] : [])];
}
