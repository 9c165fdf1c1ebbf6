/** Sizes of works: stored in millimeters, shown and typed in centimeters, or in inches where people use them. */
import { queryClient } from './query.ts';
import { sessionQuery } from './session.ts';
import { type Measured, type SizeUnit, UNIT_MM, sidesOf } from '#shared/artworks/sides.ts';

/**
 * Time zones of people who measure in inches. Many browsers elsewhere speak American English, so the language cannot
 * decide.
 */
const INCH_ZONES = /^(?:US|America)\/|^Pacific\/Honolulu$|^Africa\/Monrovia$/;

const INCH_COUNTRIES = new Set(['US', 'LR', 'MM']);

/** By the member's country, if they said it or had something sent there. */
function usesInches(): boolean {
  const member = queryClient.getQueryData(sessionQuery.queryKey);
  const country = member?.country ?? member?.deliveredTo;
  return country ? INCH_COUNTRIES.has(country) : speaksInches();
}

const speaksInches = (): boolean =>
  /^en-(?:US|LR)$/i.test(navigator.language) &&
  INCH_ZONES.test(Intl.DateTimeFormat().resolvedOptions().timeZone);

export const sizeUnit = (): SizeUnit => (usesInches() ? 'in' : 'cm');
/** How many millimeters a unit has. */
export const unitMm = (): number => UNIT_MM[sizeUnit()];

/** '40', '15.7' */
export const sizeIn = (mm: number, unit = sizeUnit()): string =>
  String(Number((mm / UNIT_MM[unit]).toFixed(1)));

/** '40 × 50 cm'; null if the size is not known. */
export function sizeText(work: Measured): string | null {
  const sides = sidesOf(work);
  return sides && `${sides.map((mm) => sizeIn(mm)).join(' × ')} ${sizeUnit()}`;
}
