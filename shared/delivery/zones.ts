import { regionOf, regionsByCountry } from '#shared/kernel/regions.ts';

/** Seen from the country that a delivery profile sends from: itself, its region, and everywhere else. */
export const DELIVERY_ZONES = ['home', 'region', 'world'] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];

/** What a delivery profile promises for one zone, or of one country. */
export interface ZoneTerms {
  /** Two decimals, in USD. */
  price: string;
  /** Days in transit, at least and at most. */
  daysFrom: number;
  daysTo: number;
}

/** What buyers may know of a delivery profile. */
export interface DeliveryTerms {
  /** The country that works are sent from. */
  country: string;
  /** Days until the work is handed to the carrier. */
  handlingDays: number;
  /** Null: no delivery. */
  zones: Record<DeliveryZone, ZoneTerms | null>;
  /** Excluded countries of any zone. */
  leftOut: string[];
}

/** What a buyer in one country is promised; the days are counted from the payment, so they include handling. */
export interface DeliveryPromise extends ZoneTerms {
  zone: DeliveryZone;
}

/** What an offer keeps: the same cost everywhere promises no days. */
export type KeptPromise = Pick<DeliveryPromise, 'price'> & Partial<DeliveryPromise>;

export function zoneOf(home: string, country: string): DeliveryZone {
  if (country === home) return 'home';
  return regionOf(country) === regionOf(home) ? 'region' : 'world';
}

/** The terms of the zones with a country that is not excluded. */
export function servedZones({
  country: home,
  zones,
  leftOut,
}: Omit<DeliveryTerms, 'handlingDays'>): ZoneTerms[] {
  const countries = Object.keys(regionsByCountry()).filter((country) => !leftOut.includes(country));
  const served = new Set(countries.map((country) => zoneOf(home, country)));
  return DELIVERY_ZONES.flatMap((zone) => (served.has(zone) && zones[zone]) || []);
}
export const NOWHERE = 'Deliver to at least one country.';

/** The promise for a country; null: no delivery there. */
export function deliveryTo(
  { country: home, handlingDays, zones, leftOut }: DeliveryTerms,
  country: string,
): DeliveryPromise | null {
  const zone = zoneOf(home, country);
  const terms = zones[zone];
  if (!terms || leftOut.includes(country)) return null;
  const { price, daysFrom, daysTo } = terms;
  return { zone, price, daysFrom: daysFrom + handlingDays, daysTo: daysTo + handlingDays };
}
