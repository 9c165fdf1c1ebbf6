import { t } from '#client/lib/t.ts';

function offsetOf(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** 'America/Argentina/Buenos_Aires' -> 'Buenos Aires' */
const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** Every zone the browser knows, and the member's own, by place. */
export function listZones(own: string): (readonly [zone: string, name: string])[] {
  const now = new Date();
  return [...new Set(['UTC', own, ...Intl.supportedValuesOf('timeZone')])]
    .map(
      (zone) =>
        [zone, t('{place} ({offset})', { place: placeOf(zone), offset: offsetOf(zone, now) })] as const,
    )
    .toSorted(([, one], [, other]) => one.localeCompare(other));
}

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
