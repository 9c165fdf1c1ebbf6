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

/** What sizes are typed and shown in, in millimeters. */
export const UNIT_MM = { in: 25.4, cm: 10 };
export type SizeUnit = keyof typeof UNIT_MM;

/** Reads a typed length as millimeters; null if blank, NaN if it is no size. */
export function typedMm(typed: string, unit: SizeUnit): number | null {
  const size = typed.trim().replace(',', '.');
  if (size === '') return null;
  return /^\d{1,5}(?:\.\d{1,2})?$/.test(size) ? Math.round(Number(size) * UNIT_MM[unit]) : Number.NaN;
}
