import { type DeliveryZone, zoneOf } from '#shared/delivery/zones.ts';
import { COUNTRY_CODES } from '#shared/kernel/countries.ts';
import { countryTitle } from '#shared/kernel/country-name.ts';
import { regionOf } from '#shared/kernel/regions.ts';
import { t, tn } from '#client/lib/t.ts';
import { Globe, House, type IconComponent, Plane } from '#client/ui/icons.ts';

export const ZONE_ICONS: Record<DeliveryZone, IconComponent> = { home: House, region: Globe, world: Plane };

/** As seen from the country sent from, or of any country of the same zone. */
export function zoneName(zone: DeliveryZone, home: string): string {
  if (zone === 'home') return countryTitle(home);
  return zone === 'region' ? REGION_NAMES[regionOf(home)] : t('Rest of the world');
}

const REGION_NAMES = {
  Africa: t('Africa'),
  Asia: t('Asia'),
  Europe: t('Europe'),
  'North America': t('North America'),
  Oceania: t('Oceania'),
  'South America': t('South America'),
};

const of = (zone: DeliveryZone, home: string): string[] =>
  COUNTRY_CODES.filter((code) => zoneOf(home, code) === zone);

/** Which countries a zone has, in a sentence. */
export function zoneHint(zone: DeliveryZone, home: string): string {
  const n = of(zone, home).length;
  if (zone === 'home') return t('The country you send from.');
  return tn(n, '{n} country.', '{n} countries.');
}

/** 'Brazil, India': those of a zone that are left out. */
export const leftOutOf = (zone: DeliveryZone, home: string, leftOut: readonly string[]): string =>
  leftOut
    .filter((code) => zoneOf(home, code) === zone)
    .map(countryTitle)
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .join(', ');

/** A country of each zone and the ones left out, for what buyers see. */
export function sampleCountries(home: string, leftOut: readonly string[]): string[] {
  const known = ['US', 'CA', 'GB', 'DE', 'NO', 'JP', 'AU', 'BR', 'ZA', 'MX', 'FR', 'KE', 'AR', 'NZ', 'IN'];
  const first = (zone: DeliveryZone) =>
    [...known, ...of(zone, home)].find((code) => zoneOf(home, code) === zone && !leftOut.includes(code));
  const codes = [home, first('region'), first('world'), ...leftOut.slice(0, 2)];
  return [...new Set(codes.flatMap((code) => code ?? []))];
}
