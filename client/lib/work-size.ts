/** Sizes of works: stored in millimeters, shown and typed in centimeters, or in inches where people use them. */
import { type Measured, sidesOf } from '#shared/artworks/sides.ts';

const INCH_MM = 25.4;
const CM_MM = 10;

/**
 * Time zones of people who measure in inches. Many browsers elsewhere speak American English, so the language cannot
 * decide.
 */
const INCH_ZONES = /^(?:US|America)\/|^Pacific\/Honolulu$|^Africa\/Monrovia$/;

const usesInches = (): boolean =>
  /^en-(?:US|LR)$/i.test(navigator.language) &&
  INCH_ZONES.test(Intl.DateTimeFormat().resolvedOptions().timeZone);

export const sizeUnit = (): 'in' | 'cm' => (usesInches() ? 'in' : 'cm');
/** How many millimeters a unit has. */
export const unitMm = (): number => (usesInches() ? INCH_MM : CM_MM);

/** '40', '15.7' */
export const sizeIn = (mm: number): string => String(Number((mm / unitMm()).toFixed(1)));

/** Reads a typed length as millimeters; null if blank, NaN if it is no size. */
export function toMm(typed: string): number | null {
  const size = typed.trim().replace(',', '.');
  if (size === '') return null;
  return /^\d{1,5}(?:\.\d{1,2})?$/.test(size) ? Math.round(Number(size) * unitMm()) : Number.NaN;
}

/** '40 × 50 cm'; null if the size is not known. */
export function sizeText(work: Measured): string | null {
  const sides = sidesOf(work);
  return sides && `${sides.map(sizeIn).join(' × ')} ${sizeUnit()}`;
}
